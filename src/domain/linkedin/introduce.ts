import { presentedJob, whoSlots } from '../claims/prose/presented-job.ts';
import { clauseAfterIm } from '../claims/sentence-gate.ts';
import { sureTitle, withA } from '../claims/sure-names.ts';
import { readDate } from '../language/date-ranges.ts';
import { isSurelyRead } from '../resume/parse/reading-doubts.ts';
import { formSentences } from './form-statements.ts';
import type { Planned, ProfilePlan } from './plan-profile.ts';

/** Ways to say who the person is, best first. */
export type Introduction = readonly string[];

/** In the person's own words where they count their years, else by the form or by the job they have or had last. */
export function introduce(
  { task: { resume }, words }: Planned,
  { data: all, jobs, title, isStated }: ProfilePlan,
  now: Date,
): Introduction[] {
  const { lexicon } = words.knowledge;
  const { say } = lexicon.letterPhrases;
  const called = (text: string | undefined) => say('held-role', 'plain', { x: text });
  const own = formSentences(resume?.data.summary ?? '')
    .flatMap((sentence) => clauseAfterIm(sentence, words.text, lexicon) ?? [])
    .flatMap(called);
  const name = sureTitle(title, lexicon);
  const stated = isStated ? called(name && withA(name)) : [];
  const data = { ...all, experience: all.experience.slice(0, jobs) };
  const shown = isStated || !isSurelyRead(all) ? undefined : presentedJob(data, lexicon);
  const self = [...own, ...stated];
  if (!shown) return [self];
  const slots = whoSlots(data, shown, now, lexicon);
  const year = readDate(shown.job.startDate, shown.job.endDate)?.year;
  const since = { ...slots, year: year === undefined ? undefined : String(year) };
  const phrases = [
    ...(shown.use === 'who-now' && !slots.years ? say('profile-since', 'plain', since) : []),
    ...say(shown.use, 'plain', slots),
    ...say('who-once', 'plain', slots),
  ];
  return [self, phrases];
}
