import { resumeLines } from '#domain/evidence/resume-lines.ts';
import type { AskingPosting } from '#domain/posting/posting.ts';
import type { ReadResume } from '#domain/resume/read-resume.ts';
import { type ModelVerdicts, weighPrompt } from '#server/judging/weigh-evidence.prompt.ts';
import { type Asked, ask } from '../recorded/recordings.ts';

/** The day on which the labels were given. */
export const labeledOn = new Date('2026-11-01T12:00:00Z');

interface NamedPair {
  resumeId: string;
  postingId: string;
  posting: AskingPosting;
}

export const nameOfPair = ({ resumeId, postingId }: Omit<NamedPair, 'posting'>): string =>
  `${resumeId}-${postingId}`;

/** What a model is asked about a labeled pair: what the product would ask, and no label. */
export const askAboutPair = (pair: NamedPair, view: ReadResume): Asked<ModelVerdicts> =>
  ask(
    nameOfPair(pair),
    weighPrompt(
      {
        jobTitle: pair.posting.title,
        asks: pair.posting.requirements,
        lines: resumeLines(view.data),
      },
      labeledOn,
    ),
  );
