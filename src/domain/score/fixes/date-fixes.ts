import { type Candidate, type FixContext, lineAround } from './candidate.ts';

/** The dates of the first job that has none. */
export function dateFixes({ view: { data, spanOf, text } }: FixContext): Candidate[] {
  const job = data.experience.findIndex(({ startDate }) => startDate === '');
  const span =
    job === -1 ? undefined : (spanOf(`experience.${job}.title`) ?? spanOf(`experience.${job}.company`));
  const title = data.experience[job]?.title || data.experience[job]?.company;
  if (!span || !title) return [];
  const { end } = lineAround(text, span.end);
  return [
    {
      check: 'dates',
      id: `dates-of-job-${job}`,
      path: `experience.${job}.startDate`,
      advice: { code: 'dates-of-job', job: title },
      edits: [{ start: end, end, text: ', [began] – [left]' }],
      asks: [
        { placeholder: '[began]', fact: { code: 'began' }, example: 'Mar 2019' },
        { placeholder: '[left]', fact: { code: 'left' }, example: 'Jun 2021' },
      ],
      hope: 4,
    },
  ];
}
