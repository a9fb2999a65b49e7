import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import type { ResumeQuestion } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import { fieldAt } from '#domain/resume-changes.ts';
import { longestWords } from '#domain/resume-limits.ts';
import { Choice, SaveOrCancel } from './answer-buttons.tsx';
import { DiffText } from './diff-text.tsx';
import { useSectionName } from './use-section-name.ts';
import { WordsField } from './words-field.tsx';

interface TruthQuestionProps {
  question: ResumeQuestion;
  data: ResumeData;
  onAnswer: (answer: 'yes' | 'no', words: string) => void;
  onSkip: () => void;
}

export function TruthQuestion({ question, data, onAnswer, onSkip }: TruthQuestionProps) {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  const [isYes, setIsYes] = useState(false);
  const { claim, quote, path, proposed } = question;
  const line = path === null ? undefined : fieldAt(data, path);
  return (
    <div className="text-sm [overflow-wrap:anywhere]">
      {path !== null && <p className="mb-0.5 font-semibold text-2xs text-ink-3">{sectionName(data, path)}</p>}
      <p className="font-semibold">{claim}</p>
      {quote && <p className="mt-1 text-ink-2 text-xs">{_('The posting says: “{quote}”', { quote })}</p>}
      {proposed !== null && line !== undefined && (
        <div className="mt-2 border-line border-s-2 ps-3">
          <p className="text-2xs text-ink-3">{_('With a yes this line becomes')}</p>
          <DiffText before={line} after={proposed} state="open" />
        </div>
      )}
      {proposed === null && (
        <p className="mt-1 text-ink-2 text-xs">{_('With a yes it joins your skills.')}</p>
      )}
      {isYes ? (
        <OwnWords onSend={(words) => onAnswer('yes', words)} onCancel={() => setIsYes(false)} />
      ) : (
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Choice text={_('Yes')} about={claim} onPress={() => setIsYes(true)} />
          <Choice text={_('No')} about={claim} onPress={() => onAnswer('no', '')} />
          <Choice text={_('Skip')} about={claim} onPress={onSkip} isQuiet />
        </div>
      )}
    </div>
  );
}

function OwnWords({ onSend, onCancel }: { onSend: (words: string) => void; onCancel: () => void }) {
  const { _ } = useLingui();
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(words.trim());
  };
  return (
    <form onSubmit={send} className="mt-3">
      <WordsField
        label={_('Say it in your words')}
        hint={_('Where, how long, what came of it. You may leave this empty.')}
        maxLength={longestWords}
        rows={2}
        words={words}
        onWords={setWords}
      />
      <SaveOrCancel onCancel={onCancel} />
    </form>
  );
}
