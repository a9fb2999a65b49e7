import { createContext, use, useSyncExternalStore } from 'react';

interface PointedAt {
  /** Places in the data: of the change that is being looked at, and of the line that somebody points at. */
  readonly current: string | undefined;
  readonly hovered: string | undefined;
}

/** The field that somebody wants to edit; another object each time it is asked for. */
export interface WantedField {
  readonly path: string;
}

/**
 * Ties a line on the sheet to its change and its field. A store of its own, so that pointing at a line draws only what
 * shows it, and not the whole builder.
 */
export class LineLinks {
  #pointedAt: PointedAt = { current: undefined, hovered: undefined };
  readonly #listeners = new Set<() => void>();
  readonly #fieldAsked = new Set<(path: string) => void>();
  readonly #changeAsked = new Set<(id: string) => void>();

  readonly subscribe = (listener: () => void) => added(this.#listeners, listener);
  readonly pointedAt = (): PointedAt => this.#pointedAt;
  readonly hover = (hovered: string | undefined): void => this.#point({ hovered });
  readonly look = (current: string | undefined): void => this.#point({ current });
  /** Opens the field of a place, with the cursor in it. */
  readonly openField = (path: string): void => tell(this.#fieldAsked, path);
  /** Shows a change in the panel. */
  readonly showChange = (id: string): void => tell(this.#changeAsked, id);
  readonly onFieldAsked = (listener: (path: string) => void) => added(this.#fieldAsked, listener);
  readonly onChangeAsked = (listener: (id: string) => void) => added(this.#changeAsked, listener);

  #point(change: Partial<PointedAt>): void {
    const next = { ...this.#pointedAt, ...change };
    if (next.current === this.#pointedAt.current && next.hovered === this.#pointedAt.hovered) return;
    this.#pointedAt = next;
    for (const listener of this.#listeners) listener();
  }
}

function tell<LineEvent>(listeners: ReadonlySet<(event: LineEvent) => void>, given: LineEvent): void {
  for (const listener of listeners) listener(given);
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A part that stands alone has links that lead nowhere. */
export const LineLinksContext = createContext(new LineLinks());

export const useLineLinks = (): LineLinks => use(LineLinksContext);

export function usePointedAt(): PointedAt {
  const links = useLineLinks();
  return useSyncExternalStore(links.subscribe, links.pointedAt);
}

/** Whether somebody points at this line, here or on the sheet. */
export function useIsPointedAt(path: string | undefined): boolean {
  const links = useLineLinks();
  return useSyncExternalStore(
    links.subscribe,
    () => path !== undefined && links.pointedAt().hovered === path,
  );
}
