import { useLingui } from '@lingui/react';
import { Check, Copy, Plus } from 'lucide-react';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../writing/result/use-copy.ts';

interface ProfileSkillsProps {
  profile: Pick<LinkedinProfile, 'skills' | 'addIfTrue'>;
  onTick: (skill: string, isTrue: boolean) => void;
}

/** What is supported, and apart from it what would be worth adding: only what the person ticks is copied. */
export function ProfileSkills({ profile: { skills, addIfTrue }, onTick }: ProfileSkillsProps) {
  const { _ } = useLingui();
  const copy = useCopy();
  const ticked = addIfTrue.filter(({ isTrue }) => isTrue).map(({ skill }) => skill);
  const own = skills.filter((skill) => !ticked.includes(skill));
  return (
    <>
      <p className="text-ink-2 text-xs">
        {own.length === 1
          ? _('1 skill from your form and resume')
          : _('{count} skills from your form and resume', { count: own.length })}
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {own.map((skill) => (
          <li key={skill} className="rounded-md bg-raised px-3 py-1.5 text-sm ring-1 ring-line ring-inset">
            {skill}
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        className="mt-4"
        onClick={() => void copy([...own, ...ticked].join(', '), 'Skills copied to clipboard')}
      >
        <Copy className="size-4" aria-hidden="true" />
        {_('Copy All Skills')}
      </Button>
      {addIfTrue.length > 0 && (
        <div className="mt-6 border-line border-t pt-4">
          <h3 className="font-bold text-sm text-warn">{_('Add if true')}</h3>
          <p className="mt-0.5 text-ink-2 text-xs">
            {_('Common in this role, but not in your form or resume. Only the ones you add are copied.')}
          </p>
          <ul className="mt-2.5 flex flex-wrap gap-2">
            {addIfTrue.map(({ skill, isTrue }) => (
              <li key={skill}>
                <TickedSkill skill={skill} isTrue={isTrue} onTick={onTick} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface TickedSkillProps {
  skill: string;
  isTrue: boolean;
  onTick: ProfileSkillsProps['onTick'];
}

/** Dashed until it's true, and solid like the others from then on. */
function TickedSkill({ skill, isTrue, onTick }: TickedSkillProps) {
  const Icon = isTrue ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isTrue}
      onClick={() => onTick(skill, !isTrue)}
      className="inline-flex min-h-9 items-center gap-2 rounded-md border border-warn border-dashed px-3 text-sm transition-colors hover:bg-raised aria-pressed:border-line aria-pressed:border-solid aria-pressed:bg-raised max-lg:min-h-11"
    >
      <Icon className={isTrue ? 'size-4 text-ok' : 'size-4 text-warn'} aria-hidden="true" />
      {skill}
    </button>
  );
}
