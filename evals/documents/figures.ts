import type { Figure } from '../part.ts';
import { add, type Measures, type Share } from './measure-reading.ts';

const shareNames = {
  contact: 'contact',
  employer_title_date: 'employerTitleDate',
  heads_together: 'headsTogether',
  bullets: 'bullets',
  words: 'words',
  section_order: 'sectionOrder',
} as const;

const countNames = { bad_code_points: 'badCodePoints', letter_spaced: 'letterSpaced' } as const;

export const figureOf = ({ found, of: total }: Share): Figure => ({
  value: total === 0 ? 1 : found / total,
  n: total,
});

/** Sums of what was found, by the names that are printed. */
export class Figures {
  private readonly shares = new Map<string, Share>();
  private readonly counts = new Map<string, { count: number; of: number }>();

  /** The order of sections is the order of the content stream, which one reader leaves on purpose. */
  addReading(measures: Measures, { keepsOrder }: { keepsOrder: boolean }): void {
    for (const [name, key] of Object.entries(shareNames)) {
      if (key === 'sectionOrder' && !keepsOrder) this.addShare('section_order_sorted', measures[key]);
      else this.addShare(name, measures[key]);
    }
    for (const [name, key] of Object.entries(countNames)) this.addCount(name, measures[key]);
  }

  addShare(name: string, share: Share): void {
    this.shares.set(name, add(this.shares.get(name) ?? { found: 0, of: 0 }, share));
  }

  addCount(name: string, count: number, total = 1): void {
    const before = this.counts.get(name) ?? { count: 0, of: 0 };
    this.counts.set(name, { count: before.count + count, of: before.of + total });
  }

  /** Shares from 0 to 1, then counts. */
  toTree(): Record<string, Figure> {
    return Object.fromEntries([
      ...[...this.shares].map(([name, share]) => [name, figureOf(share)] as const),
      ...[...this.counts].map(([name, { count, of: total }]) => [name, { value: count, n: total }] as const),
    ]);
  }

  /** How many of the person's fields and bullets were found, all in one. */
  found(): Share {
    return ['contact', 'employer_title_date', 'bullets']
      .map((name) => this.shares.get(name) ?? { found: 0, of: 0 })
      .reduce(add);
  }
}
