import { useLingui } from '@lingui/react';
import type { ChangeState, ResumeChange } from '#domain/resume/resume-changes.ts';
import { DiffText } from '../../../writing/result/diff-text.tsx';
import { ListDiff } from './list-diff.tsx';

/** What was changed, shown as its kind is read best: a line, a list, an order, or fields that change together. */
export function ChangeDiff({ change }: { change: ResumeChange }) {
  const { _ } = useLingui();
  const { before, after, state, path } = change;
  if (path === 'skills') return <ListDiff before={before} after={after} state={state} />;
  if (path.endsWith('.responsibilities'))
    return <ListDiff before={before} after={after} state={state} isOfLines />;
  if (path === 'credentialsFirst') {
    const sections = [_('Experience'), _('Certifications')];
    return <ListDiff before={sections.join('\n')} after={sections.toReversed().join('\n')} state={state} />;
  }
  if (path === 'sections') return <SectionsDiff before={before} after={after} state={state} />;
  if (path === 'dates' || path === 'contact')
    return <FieldsDiff before={before.split('\n')} after={after.split('\n')} state={state} />;
  return <DiffText before={before} after={after} state={state} />;
}

/** Our sections by their names, the others by the person's own headings. */
function SectionsDiff({ before, after, state }: Pick<ResumeChange, 'before' | 'after' | 'state'>) {
  const { _ } = useLingui();
  const names: Readonly<Record<string, string>> = {
    summary: _('Summary'),
    experience: _('Experience'),
    education: _('Education'),
    skills: _('Skills'),
    certifications: _('Certifications'),
  };
  const named = (order: string) =>
    order
      .split('\n')
      .map((section) => names[section] ?? unshouted(section))
      .join('\n');
  return <ListDiff before={named(before)} after={named(after)} state={state} />;
}

/** In a row with our names “PROJECTS” would be the loudest. */
const unshouted = (heading: string): string =>
  /\p{Ll}/u.test(heading) ? heading : heading.slice(0, 1) + heading.slice(1).toLowerCase();

interface FieldsDiffProps {
  before: readonly string[];
  after: readonly string[];
  state: ChangeState;
}

/** Only the fields that read otherwise. */
function FieldsDiff({ before, after, state }: FieldsDiffProps) {
  return before.map((text, place) => {
    const put = after[place] ?? '';
    // biome-ignore lint/suspicious/noArrayIndexKey: fields are told by their place alone
    return text === put ? null : <DiffText key={place} before={text} after={put} state={state} />;
  });
}
