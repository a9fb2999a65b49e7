import type { Candidate, FixContext } from './candidate.ts';

/** The dates of the first job that has none. */
export function dateFixes({ data }: FixContext): Candidate[] {
  const job = data.experience.findIndex(({ startDate }) => startDate === '');
  const title = data.experience[job]?.title || data.experience[job]?.company;
  if (!title) return [];
  return [
    {
      check: 'dates',
      id: `dates-of-job-${job}`,
      advice: { code: 'dates-of-job', job: title },
      fields: [
        { path: `experience.${job}.startDate`, text: '[began]' },
        { path: `experience.${job}.endDate`, text: '[left]' },
      ],
      asks: [
        { placeholder: '[began]', fact: { code: 'began' }, example: 'Mar 2019' },
        { placeholder: '[left]', fact: { code: 'left' }, example: 'Jun 2021' },
      ],
      hope: 4,
    },
  ];
}
