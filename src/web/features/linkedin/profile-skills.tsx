import { useLingui } from '@lingui/react';
import { Copy } from 'lucide-react';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../writing/result/use-copy.ts';

/** The person's own skills, and no others: what a role usually asks for isn't theirs. */
export function ProfileSkills({ profile: { skills } }: { profile: Pick<LinkedinProfile, 'skills'> }) {
  const { _ } = useLingui();
  const copy = useCopy();
  return (
    <>
      <p className="text-ink-2 text-xs">
        {skills.length === 1
          ? _('1 skill from your form and resume')
          : _('{count} skills from your form and resume', { count: skills.length })}
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="rounded-md bg-raised px-3 py-1.5 text-sm ring-1 ring-line ring-inset">
            {skill}
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        className="mt-4"
        onClick={() => void copy(skills.join(', '), 'Skills copied to clipboard')}
      >
        <Copy className="size-4" aria-hidden="true" />
        {_('Copy All Skills')}
      </Button>
    </>
  );
}
