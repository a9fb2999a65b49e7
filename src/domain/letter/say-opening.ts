import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../text/words.ts';
import { deedSentences } from './deed-sentences.ts';
import type { Deed } from './deeds.ts';
import type { Draft } from './draft.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { wordCount } from './letter-text.ts';
import { type LetterSource, namedSlots, type PlannedLetter, turnOf } from './plan-letter.ts';
import { currentJob, whereSentences, whoSentences } from './who-sentences.ts';

const longestLead = 30;

/** The job, who applies, and the best they've done for it; returns what was told. */
export function sayOpening(
  draft: Draft,
  source: LetterSource,
  plan: PlannedLetter,
  tone: LetterTone,
  lexicon: Lexicon,
): Deed | undefined {
  const { say } = lexicon.letterPhrases;
  const turn = turnOf(source);
  draft.frame(say('opening', tone, namedSlots(source)));
  const isStrange = plan.points.length === 0 && isOtherWork(source, lexicon);
  const leads = leadsOf(source, plan);
  const here = isStrange ? undefined : leads.find(({ job }) => job === currentJob(source.data));
  if (here && here === leads[0] && draft.claim(whereSentences(source, here, plan.lines, tone, lexicon)))
    return here;
  draft.claim(whoSentences(source, plan.lines, tone, lexicon));
  if (isStrange) draft.frame(turned(say('stranger', tone), turn));
  return leads.find((lead) => {
    const isNamed = draft.hasNamed(source.data.experience[lead.job]?.company ?? '');
    const job = isNamed ? lead.job : undefined;
    const named = new Set<number>(isNamed ? [lead.job] : []);
    const before = { job, since: 'ask' as const, named, openings: [], tone, turn };
    return draft.claim(deedSentences(lead, source, before, lexicon));
  });
}

const mostLeads = 3;

/** The best deeds of all that no point needs, rather of the job they have than of an older one. */
function leadsOf({ data }: LetterSource, { deeds, points }: PlannedLetter): Deed[] {
  const needed = new Set(points.flatMap(({ phrase, deeds: [best] }) => (phrase && best ? [best] : [])));
  const worth = ({ job, worth: own }: Deed) => own + (job === currentJob(data) ? 1 : 0);
  const all = deeds.filter(
    ({ form, text }) => (form === 'did' || form === 'whole') && wordCount(text) <= longestLead,
  );
  const free = all.filter((deed) => !needed.has(deed));
  return [...(free.length > 0 ? free : all)].sort((a, b) => worth(b) - worth(a)).slice(0, mostLeads);
}

/** What the person was and what is offered belong to different trades, as far as our lists know both. */
function isOtherWork({ data, job }: LetterSource, { titles }: Lexicon): boolean {
  const familiesOf = (title: string) => new Set(titles.find(wordsOf(title)).map(({ value }) => value.family));
  const offered = familiesOf(job.title ?? '');
  const held = data.experience.flatMap(({ title }) => [...familiesOf(title)]);
  return offered.size > 0 && held.length > 0 && !held.some((family) => offered.has(family));
}
