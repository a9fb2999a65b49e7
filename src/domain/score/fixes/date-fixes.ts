import { isSurelyRead } from '../../resume/parse/reading-doubts.ts';
import type { Candidate, FixContext } from './candidate.ts';

/** The dates of the first job that has none, where we surely read every job and no date stands elsewhere in it. */
export function dateFixes({ data }: FixContext): Candidate[] {
  const job = data.experience.findIndex(({ startDate }) => startDate === '');
  const asked = data.experience[job];
  const title = asked?.title || asked?.company;
  if (!asked || !title || !isSurelyRead(data) || saysWhen.test(Object.values(asked).flat().join('\n')))
    return [];
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

const saysWhen = /\d{4}|['’]\d\d|\b(?:now|today|present|since|until)\b/iu;
