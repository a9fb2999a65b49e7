import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { DiffParts } from '../../writing/result/diff-parts.tsx';
import { EntryHead } from '../../writing/result/entry-head.tsx';
import { MarkedAnswer } from '../../writing/result/marked-answer.tsx';
import { MarkedLine } from '../../writing/result/marked-line.tsx';
import { MatchScore, SubBars } from '../../writing/result/match-score.tsx';
import { MissingChips } from '../../writing/result/missing-chips.tsx';
import { SentenceSources } from '../../writing/result/sentence-sources.tsx';
import { paper } from './landing-look.ts';
import { sample } from './sample.ts';

function Piece({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-line bg-surface p-5 @3xl:px-6">{children}</div>;
}

/** Two changes after the one above, one decided and one open, and the line that the engine asks about. */
export function ChangesPiece() {
  const { _ } = useLingui();
  const [, kept, open] = sample.changes;
  return (
    <Piece>
      <ul className="space-y-4 *:border-line [&>*+*]:border-t [&>*+*]:pt-4">
        {kept && (
          <li>
            <EntryHead section={kept.section} />
            <p className="mt-1 leading-relaxed">
              <DiffParts parts={kept.parts} state="kept" />
            </p>
            <p className="mt-2 flex items-center gap-1.5 font-semibold text-ok text-xs">
              <Check className="size-4" aria-hidden="true" />
              {_('Kept')}
            </p>
          </li>
        )}
        {open && (
          <li>
            <EntryHead section={open.section} />
            <p className="mt-1 leading-relaxed">
              <DiffParts parts={open.parts} state="open" />
            </p>
            <p className="mt-1.5 text-ink-2 text-xs">{_(open.reason)}</p>
          </li>
        )}
        <li>
          <EntryHead section={sample.offer.section}>
            <p className="font-normal">{_('Not in your resume yet')}</p>
          </EntryHead>
          <MarkedLine text={sample.offer.text} spans={sample.offer.unproven} />
          <p className="mt-2 font-bold text-warn text-xs">{_('Is this true?')}</p>
        </li>
      </ul>
    </Piece>
  );
}

export function LetterPiece() {
  const { letter } = sample;
  return (
    <div className={clsx(paper, 'px-5 py-6 @2xl:px-8 @2xl:py-7')}>
      <p className="leading-[1.65]">
        {letter.map(({ text }, index) => (
          <Fragment key={text}>
            {index > 0 && ' '}
            {text}
            <sup className="ps-0.5 font-bold font-sans text-2xs text-link leading-none">{index + 1}</sup>
          </Fragment>
        ))}
      </p>
      <ol className="mt-4 font-sans">
        {letter.map(({ text, source }, index) => (
          <li key={text} className="grid grid-cols-[1rem_minmax(0,1fr)]">
            <span className="mt-5 font-bold text-2xs text-link">{index + 1}</span>
            <SentenceSources sources={[source]} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function CoachPiece() {
  const { _ } = useLingui();
  const { question, answer, marks, good } = sample.coach;
  return (
    <Piece>
      <p className="font-semibold">{question}</p>
      <div className="mt-2 mb-4 text-ink-2">
        <MarkedAnswer answer={answer} marks={marks} />
      </div>
      <p className="font-semibold text-sm">{_('Points of a strong answer')}</p>
      <ul className="mt-1.5 space-y-1.5 text-ink-2 text-sm">
        {good.map((point) => (
          <li key={point} className="flex gap-2.5">
            <span className="mt-0.5 size-4 shrink-0 rounded-sm border border-edge" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </Piece>
  );
}

export function MatchPiece() {
  const { posting, match } = sample;
  return (
    <Piece>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex-1 basis-40">
          <p className="font-bold text-lg tracking-tight">{posting.title}</p>
          <p className="text-ink-2 text-sm">
            {posting.company} · {posting.location}
          </p>
        </div>
        <div>
          <MatchScore score={match.score} isLarge={false} />
        </div>
      </div>
      <SubBars
        match={match}
        className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-4"
      />
      <p className="mt-4 flex gap-2 text-sm">
        <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden="true" />
        <span>
          {match.met.ask} <q className="rounded-sheet bg-wash box-decoration-clone">{match.met.quote}</q>
        </span>
      </p>
      <MissingChips missing={[...match.missing]} />
    </Piece>
  );
}
