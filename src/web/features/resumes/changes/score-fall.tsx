import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { versionsQuery } from '../preview/preview-queries.ts';
import { checkNames } from './check-names.ts';

interface ScoreFallProps {
  resume: Resume;
  review: ResumeReview;
  actions: BuilderActions;
}

const maxReasons = 3;

/** A score that is below that of the pasted text: by how much, why, and the way back to where it was better. */
export function ScoreFall({ resume, review, actions }: ScoreFallProps) {
  const { _ } = useLingui();
  const by = review.before.total - review.now.total;
  if (by <= 0) return null;
  const names: Readonly<Record<string, MessageId | undefined>> = checkNames;
  const reasons = review.fell.slice(0, maxReasons).flatMap(({ id }) => {
    const name = names[id];
    return name === undefined ? [] : [_(name)];
  });
  return (
    <Note tone="warn" className="mt-3">
      <p>{_('Your score is {count} lower than for the text you pasted.', { count: by })}</p>
      {reasons.length > 0 && <p>{_('What fell: {reasons}', { reasons: reasons.join(', ') })}</p>}
      <WayBack resume={resume} now={review.now.total} actions={actions} />
    </Note>
  );
}

function WayBack({ resume, now, actions }: Pick<ScoreFallProps, 'resume' | 'actions'> & { now: number }) {
  const { _ } = useLingui();
  const [isGoing, setGoing] = useState(false);
  const { data: versions = [] } = useQuery({
    ...versionsQuery(resume),
    // What was never written to has no earlier version; nor has the sample, which nobody keeps.
    enabled: resume.revision > 1,
  });
  const better = versions.find(({ atsScore }) => atsScore !== null && Number(atsScore) > now);
  if (!better) return null;
  const goBack = () => {
    setGoing(true);
    void actions.revert(better.number).finally(() => setGoing(false));
  };
  return (
    <Button size="sm" className="mt-2" disabled={isGoing} onClick={goBack}>
      {_('Restore the version that scored {score}', { score: Number(better.atsScore) })}
    </Button>
  );
}
