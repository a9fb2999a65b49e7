import type { Posting } from '../posting.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';
import type { TextReader } from '../text-reader.ts';

/** Whether the person has had this job: the best of the titles held, a little less for those long past. */
export function titleMatch(view: ResumeView, posting: Posting): Finding<'title'> {
  const scored = view.data.experience.map(({ title, startDate }, job) => ({
    title,
    job,
    share: startDate === '' ? 0 : titleLikeness(title, posting.title, view.reader) * (job < 2 ? 1 : 0.85),
  }));
  const best = scored.reduce((a, b) => (b.share > a.share ? b : a), { title: '', job: 0, share: 0 });
  return {
    id: 'title',
    share: view.reader.title(posting.title).stems.length === 0 ? undefined : best.share,
    evidence:
      best.share > 0 ? [view.spanOf(`experience.${best.job}.title`)].flatMap((span) => span ?? []) : [],
    notes: [best.share > 0 ? { code: 'nearest-title', title: best.title } : { code: 'no-title-alike' }],
  };
}

/** Share of the asked title's words in the other; the same family of work is worth something too. */
export function titleLikeness(held: string, asked: string, reader: TextReader): number {
  const { stems: wanted, families } = reader.title(asked);
  const { stems: had, families: own } = reader.title(held);
  if (wanted.length === 0) return 0;
  const common = wanted.filter((stem) => had.includes(stem)).length / Math.min(wanted.length, 4);
  const isSameFamily = [...own].some((family) => families.has(family));
  return Math.min(1, Math.max(common, isSameFamily ? 0.4 + common * 0.6 : 0));
}
