import type { JobMatch, JobSeeker } from '#domain/jobs/job-match.ts';
import { trustSignalsOf } from '#domain/jobs/trust-signals.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { readPostingHead } from '#domain/posting/read-posting-head.ts';
import { employmentTypeOf } from '#domain/posting/source/employment-type.ts';
import { employmentTypes, type JobPosting } from '#domain/posting/source/job-posting.ts';
import { createLocationReader } from '#domain/posting/source/read-location.ts';
import { finishPosting } from '#server/job-sources/finish-posting.ts';
import { loadGazetteer } from '#server/process/load-lexicon.ts';
import { matchLabel } from '#web/writing/result/match-score.tsx';
import { inQuotes, type Person, type SaidStatement, together, wordingOf } from './drawing.ts';
import { reasonsIn } from './job-reasons.ts';
import type { Band } from './job-statements.ts';

/** A posting's text as a source would have it: title, employer and place from its first lines. */
export function jobOf(text: string, name: string, lexicon: Lexicon, now: Date): JobPosting | null {
  const { title, employer } = readPostingHead(text, lexicon);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [place] = lines.slice(0, 4).flatMap((line) => lexicon.gazetteer.find(line));
  return finishPosting(
    {
      ...{ source: 'greenhouse', sourceId: `statements/${name}` },
      ...{ title: title ?? lines[0] ?? '', company: employer ?? '', location: place?.text ?? '' },
      ...{ employmentType: employmentTypeOf(typeIn.exec(text)?.[0]), pay: null },
      ...{ description: text, applyUrl: null, postedAt: null },
    },
    { locations: createLocationReader(loadGazetteer()), now },
  );
}

const typeIn = /\b(?:full|part)[- ]time\b|\bcontractor\b|\binternship\b/iu;

export interface Search extends Pick<JobSeeker, 'jobTitle' | 'location' | 'isRemote' | 'mustHaves'> {
  job: JobPosting;
  file: string;
}

/** What the card of one posting says to this person. Nothing where a must-have keeps it out of the list. */
export async function drawJob(person: Person, { job, file, ...search }: Search): Promise<SaidStatement[]> {
  const { engine, content, helped, now, name } = person;
  const [facts] = await engine.readPostings([job]);
  if (!facts) return [];
  const seeker = { ...search, jobType: employmentTypes, resume: { content, data: helped.data } };
  const [match] = await engine.matchJobs(seeker, [{ posting: job, facts }], now);
  if (!match || match.broken.length > 0) return [];
  const asked = `searched ${JSON.stringify(search)}, posting ${file}`;
  const texts = [`resumes/${name}.txt`, `postings/${file}.txt`];
  return [...matchSaid(match, job), ...factsSaid(match, job), ...signalsSaid(job, now)].map((said) => ({
    ...said,
    about: together(said.about, asked),
    texts,
  }));
}

function matchSaid({ score, reasoning, met, missing }: JobMatch, { title }: JobPosting): SaidStatement[] {
  return [
    {
      code: `job-band.${bandOf(score)}`,
      statement: `${score}% ${matchLabel(score).text}`,
      about: inQuotes(title),
    },
    ...reasonsIn(reasoning).map(
      ({ code, text }): SaidStatement => ({ code: `job-reason.${code}`, statement: text, about: '' }),
    ),
    ...met.map(
      ({ ask, quote }): SaidStatement => ({
        code: 'job.met',
        statement: `✓ ${ask} ${inQuotes(quote)}`,
        about: ask,
      }),
    ),
    ...missing.map(
      (ask): SaidStatement => ({
        code: 'job.missing',
        statement: `${wordingOf('job.missing')} ${ask}`,
        about: ask,
      }),
    ),
  ];
}

const bands = ['excellent', 'good', 'fair', 'low'] as const satisfies readonly Band[];
const bandOf = (score: number): Band =>
  bands.find((band) => wordingOf(`job-band.${band}`) === matchLabel(score).text) ?? 'low';

/** As the card has it: told in its words, not told, or told in a way that can't be compared. */
function factsSaid({ facts }: JobMatch, { salary, location }: JobPosting): SaidStatement[] {
  return facts.flatMap(({ name, quote }) => {
    const isStated = (name === 'pay' && salary !== null) || (name === 'place' && location !== '');
    const family = quote === '' ? (isStated ? 'job-unclear' : 'job-silent') : 'job-says';
    const code = `${family}.${name}` as const;
    const text = wordingOf(code);
    return text === '' ? [] : [{ code, statement: quote ? `${text} ${inQuotes(quote)}` : text, about: '' }];
  });
}

const signalsSaid = (job: JobPosting, now: Date): SaidStatement[] =>
  trustSignalsOf(job, { isReposted: false, now }).map((signal) => ({
    code: `signal.${signal}`,
    statement: wordingOf(`signal.${signal}`),
    about: '',
  }));
