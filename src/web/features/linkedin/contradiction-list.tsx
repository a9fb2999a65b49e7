import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { useRadioKeys } from '../../ui/use-radio-keys.ts';

type Contradiction = LinkedinProfile['contradictions'][number];
type Choice = NonNullable<Contradiction['choice']>;

const fieldNames: Readonly<Record<Contradiction['field'], MessageId>> = {
  title: 'Job title',
  employer: 'Employer',
  years: 'Years of experience',
  dates: 'Dates',
};

interface ContradictionListProps {
  contradictions: readonly Contradiction[];
  onChoose: (id: string, choice: Choice) => void;
}

/** What the form and the resume say differently, each in its own words. */
export function ContradictionList({ contradictions, onChoose }: ContradictionListProps) {
  const { _ } = useLingui();
  if (contradictions.length === 0) return null;
  return (
    <section
      aria-labelledby="linkedin-contradictions"
      className="rounded-e-lg border-warn border-s-2 bg-surface px-4 py-4 sm:px-5"
    >
      <h2 id="linkedin-contradictions" className="font-bold text-sm">
        {_('Your form and your resume don’t match')}
      </h2>
      <p className="mt-0.5 text-ink-2 text-xs">
        {_('We use the resume until you choose. Your choice counts the next time you optimize.')}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {contradictions.map((contradiction) => (
          <li key={contradiction.id} className="grid gap-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[7rem_1fr]">
            <p className="font-semibold text-sm sm:pt-3">{_(fieldNames[contradiction.field])}</p>
            <Choices
              contradiction={contradiction}
              onChoose={(choice) => onChoose(contradiction.id, choice)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const choices: readonly Choice[] = ['form', 'resume'];
const choiceNames: Readonly<Record<Choice, MessageId>> = { form: 'Form', resume: 'Resume' };

function Choices({
  contradiction,
  onChoose,
}: {
  contradiction: Contradiction;
  onChoose: (choice: Choice) => void;
}) {
  const { _ } = useLingui();
  const chosen = contradiction.choice ?? 'resume';
  const radio = useRadioKeys(choices, chosen, onChoose);
  return (
    <div
      role="radiogroup"
      aria-label={_(fieldNames[contradiction.field])}
      className="grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1"
    >
      {choices.map((choice) => (
        <button
          key={choice}
          {...radio(choice)}
          className="group flex min-h-11 items-center gap-3 rounded-md border border-edge/60 px-3 py-2 text-start aria-checked:border-mark aria-checked:bg-wash"
        >
          <span
            aria-hidden="true"
            className="grid size-4.5 shrink-0 place-items-center rounded-full border border-edge group-aria-checked:border-mark group-aria-checked:bg-mark"
          >
            <span className="size-1.5 rounded-full group-aria-checked:bg-surface" />
          </span>
          <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
            <span className="block text-ink-3 text-xs">{_(choiceNames[choice])}</span>
            {contradiction[choice]}
          </span>
        </button>
      ))}
    </div>
  );
}
