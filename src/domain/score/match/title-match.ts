import type { Lexicon } from '../../lexicon.ts';
import { stemOf, wordsOf } from '../../words.ts';
import { isFunctionWord } from '../function-words.ts';
import type { Posting } from '../posting.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';

/** Whether the person has had this job: the best of the titles held, a little less for those long past. */
export function titleMatch(view: ResumeView, posting: Posting, lexicon: Lexicon): Finding<'title'> {
  const scored = view.data.experience.map(({ title, startDate }, job) => ({
    title,
    job,
    share: startDate === '' ? 0 : titleLikeness(title, posting.title, lexicon) * (job < 2 ? 1 : 0.85),
  }));
  const best = scored.reduce((a, b) => (b.share > a.share ? b : a), { title: '', job: 0, share: 0 });
  return {
    id: 'title',
    share: telling(posting.title, lexicon).length === 0 ? undefined : best.share,
    evidence:
      best.share > 0 ? [view.spanOf(`experience.${best.job}.title`)].flatMap((span) => span ?? []) : [],
    note: best.share > 0 ? `Nearest title held: ${best.title}.` : 'No title held is like the one asked for.',
  };
}

/** Share of the asked title's words in the other; the same family of work is worth something too. */
export function titleLikeness(held: string, asked: string, lexicon: Lexicon): number {
  const wanted = telling(asked, lexicon);
  const had = new Set(telling(held, lexicon));
  if (wanted.length === 0) return 0;
  const common = wanted.filter((stem) => had.has(stem)).length / Math.min(wanted.length, 4);
  const families = familiesOf(asked, lexicon);
  const isSameFamily = [...familiesOf(held, lexicon)].some((family) => families.has(family));
  return Math.min(1, Math.max(common, isSameFamily ? 0.4 + common * 0.6 : 0));
}

/** Words of a title that say which work it is: no ranks, no words for all kinds of people. */
function telling(title: string, lexicon: Lexicon): string[] {
  const bare = title.replace(/\([^)]*\)|\s[-–—]\s.*$/gu, ' ');
  return [
    ...new Set(
      wordsOf(bare)
        .filter(
          ({ key, text }) =>
            !isFunctionWord(key) && !/^\d/.test(key) && lexicon.titleWords.whole(text)?.role !== 'modifier',
        )
        .map(({ key }) => stemOf(key)),
    ),
  ];
}

const familiesOf = (title: string, lexicon: Lexicon) =>
  new Set(lexicon.titles.find(wordsOf(title)).map(({ value }) => value.family));
