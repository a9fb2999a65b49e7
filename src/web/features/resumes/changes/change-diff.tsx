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
  if (path === 'dates' || path === 'contact')
    return <FieldsDiff before={before.split('\n')} after={after.split('\n')} state={state} />;
  return <DiffText before={before} after={after} state={state} />;
}

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
