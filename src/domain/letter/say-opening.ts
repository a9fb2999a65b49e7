import type { Lexicon } from '../language/lexicon.ts';
import { deedSentences } from './deed-sentences.ts';
import type { Deed } from './deeds.ts';
import type { Draft } from './draft.ts';
import type { LetterTone } from './letter-limits.ts';
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
  const leads = leadsOf(source, plan);
  const [first] = leads;
  const isHere = first?.job === currentJob(source.data);
  if (first && isHere && draft.claim(whereSentences(source, first, plan.lines, tone, lexicon))) return first;
  draft.claim(whoSentences(source, plan.lines, tone, lexicon));
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
