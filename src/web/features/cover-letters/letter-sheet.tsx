import { useLingui } from '@lingui/react';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { colorSchemes } from '#domain/resume/color-schemes.ts';
import type { LetterParagraph, NumberedSentence } from './letter-parts.ts';
import type { ShownSource } from './use-source.ts';

/** Of the device, until the letter's own is there. */
const spareType = 'Arial, "Liberation Sans", sans-serif';

interface LetterSheetProps {
  /** Of a letter that is dressed like its resume. */
  head: CoverLetter['head'] | undefined;
  /** The typeface of its files. */
  family: string | undefined;
  paragraphs: readonly LetterParagraph[];
  offers: CoverLetter['offers'];
  source: ShownSource;
  onOffers: () => void;
}

/** The letter as plain text on white; the numbers beside its sentences are on the screen alone. */
export function LetterSheet({ head, family, paragraphs, offers, source, onOffers }: LetterSheetProps) {
  const open = offers.filter(({ answer }) => answer === null);
  return (
    <LetterPaper onNumber={source.open} family={family}>
      {head && <Head head={head} />}
      {paragraphs.map(({ start, parts, body }) => (
        <Fragment key={start}>
          <p className="mb-3 whitespace-pre-line [overflow-wrap:anywhere]">
            {parts.map(({ text, start: at, numbered }) =>
              numbered ? (
                <Sentence
                  key={at}
                  numbered={numbered}
                  isCurrent={source.isShown && source.current?.number === numbered.number}
                />
              ) : (
                <Fragment key={at}>{text}</Fragment>
              ),
            )}
          </p>
          {body !== undefined && open.some(({ paragraph }) => paragraph === body) && (
            <OfferMark onOpen={onOffers} />
          )}
        </Fragment>
      ))}
    </LetterPaper>
  );
}

interface LetterPaperProps {
  /** A sentence was tapped. */
  onNumber?: (number: number) => void;
  family?: string | undefined;
  children: ReactNode;
}

/** On a phone it's as high as it's long. Elsewhere, within 500 px, it scrolls, and can be scrolled by keyboard. */
export function LetterPaper({ onNumber, family, children }: LetterPaperProps) {
  const { _ } = useLingui();
  const paper = useRef<HTMLDivElement>(null);
  const asked = useEffectEvent((number: number) => onNumber?.(number));
  useEffect(() => {
    // The whole sentence can be tapped. By keyboard its number is pressed, whose click comes by here, too.
    const listener = ({ target }: Event) => {
      const sentence = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null;
      if (sentence && getSelection()?.isCollapsed !== false) asked(Number(sentence.dataset.number));
    };
    const { current } = paper;
    current?.addEventListener('click', listener);
    return () => current?.removeEventListener('click', listener);
  }, []);
  return (
    <section
      ref={paper}
      aria-label={_('Letter')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      style={family ? { fontFamily: `"${family}", ${spareType}` } : undefined}
      className="mx-auto min-h-60 w-full max-w-[632px] overflow-y-auto md:max-h-[500px] rounded-sheet bg-paper px-6 py-7 font-[Arial,'Liberation_Sans',Arimo,sans-serif] text-[15px]/[1.5] text-paper-ink shadow-float lg:px-15 lg:py-9 lg:text-[13.5px]"
    >
      {children}
    </section>
  );
}

function Head({ head }: { head: CoverLetter['head'] }) {
  const contact = [head.email, head.phone, head.location, head.linkedin].filter(Boolean);
  const { primary } = colorSchemes[head.colorScheme];
  return (
    <div className="mb-5 border-b-2 pb-3" style={{ borderColor: primary }}>
      <p className="font-bold text-[19px]">{head.name}</p>
      <p className="mt-0.5 text-[12px] [overflow-wrap:anywhere]">{contact.join(' · ')}</p>
    </div>
  );
}

function Sentence({ numbered, isCurrent }: { numbered: NumberedSentence; isCurrent: boolean }) {
  const { _ } = useLingui();
  const { number, sentence } = numbered;
  const end = endOf(sentence.text);
  return (
    <span
      data-number={number}
      data-current={isCurrent || undefined}
      className="cursor-pointer rounded-[2px] hover:shadow-[0_1px_0_#9fb6d3] data-current:bg-[#dcecff] data-current:shadow-[0_2px_0_#0080ff]"
    >
      {sentence.text.slice(0, end)}
      <span className="whitespace-nowrap">
        {sentence.text.slice(end)}
        <sup className="font-sans text-[10px]/none">
          <button
            type="button"
            aria-label={_('Source {number}', { number })}
            aria-pressed={isCurrent}
            className="cursor-pointer ps-0.5 font-bold text-[#005fc0]"
          >
            {number}
          </button>
        </sup>
      </span>
    </span>
  );
}

/** A number never begins a line by itself: the end of the sentence goes with it, unless that is long. */
const endOf = (text: string): number => text.length - (/\S{1,20}$/.exec(text.slice(-20))?.[0].length ?? 0);

/** Where a suggestion would go: dashed, because it isn't in the letter. */
function OfferMark({ onOpen }: { onOpen: () => void }) {
  const { _ } = useLingui();
  const open = () => {
    onOpen();
    document.getElementById('letter-suggestions')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button
      type="button"
      onClick={open}
      aria-label={_('See the suggestion for this place')}
      className="relative -mt-1 mb-3 block h-2 w-full border-[#b98a2e] border-t-2 border-dashed"
    >
      <span
        aria-hidden="true"
        className="absolute -start-5 -top-2.5 grid size-4.5 place-items-center rounded-full bg-[#fbeecb] font-bold font-sans text-[#865500] text-[11px] lg:-start-8"
      >
        ?
      </span>
    </button>
  );
}
