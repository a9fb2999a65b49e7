import { useEffect, useEffectEvent } from 'react';

/** A line on the sheet that was changed or is asked about. */
export interface SheetMark {
  readonly id: string;
  /** Its place in the data. */
  readonly path: string;
  readonly number: number;
  readonly tone: 'changed' | 'asked';
}

/** What a screen knows of the lines on the sheet, and what it does when somebody points at one. */
export interface SheetLines {
  readonly marks: readonly SheetMark[];
  /** The places of the line that is being looked at, and of the one that is pointed at. */
  readonly current: string | undefined;
  readonly hovered: string | undefined;
  onHover(path: string | undefined): void;
  /** A line was pressed. */
  onOpen(path: string): void;
  /** Its number was pressed. */
  onPick(id: string): void;
}

/**
 * For the sheet alone: none of it is in a file. Paper is white in both themes, but a template may color its head or its
 * side column, so there a frame marks the line.
 */
export const sheetLinesCss = `
[data-path]{cursor:text}
[data-hovered]{outline:1px solid #0080FF;outline-offset:2px;border-radius:1px}
[data-current=changed]{background:#DCECFF;box-shadow:0 0 0 3px #DCECFF,0 4.5px 0 #0080FF}
[data-current=asked]{background:#FFF1D0;box-shadow:0 0 0 3px #FFF1D0,0 4.5px 0 #B97A00}
:is(.r-side,.r-head) [data-current]{background:none;box-shadow:none;outline:2px solid #0080FF;outline-offset:2px}
@media(forced-colors:active){[data-current]{outline:2px solid Highlight}}`;

const placeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset.path : undefined;

/** Tells of what is pointed at and pressed on a sheet, and shows which lines are meant. */
export function useSheetLines(root: ShadowRoot | undefined, lines: SheetLines | undefined): void {
  const onHover = useEffectEvent((path: string | undefined) => lines?.onHover(path));
  const onOpen = useEffectEvent((path: string) => lines?.onOpen(path));
  useEffect(() => {
    if (!root) return;
    const over = ({ target }: Event) => onHover(placeOf(target));
    const out = () => onHover(undefined);
    const press = ({ target }: Event) => {
      const isLink = target instanceof Element && target.closest('a');
      // Whoever marks words on the sheet to copy them has not pressed a line.
      const path = isLink || getSelection()?.isCollapsed === false ? undefined : placeOf(target);
      if (path) onOpen(path);
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerout', out);
    root.addEventListener('click', press);
    return () => {
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerout', out);
      root.removeEventListener('click', press);
    };
  }, [root]);
  // After every drawing: whatever was laid out anew has lost what stood on it.
  useEffect(() => {
    if (!root || !lines) return;
    const { current, hovered, marks } = lines;
    const tone = marks.find(({ path }) => path === current)?.tone;
    for (const line of root.querySelectorAll<HTMLElement>('[data-path]')) {
      const { path } = line.dataset;
      line.toggleAttribute('data-hovered', path === hovered && path !== current);
      if (tone && path === current) line.dataset.current = tone;
      else delete line.dataset.current;
    }
  });
}
