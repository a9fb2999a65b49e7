import { describe, expect, it } from 'vitest';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { offerOf } from '#domain/rewrite/offer-of.ts';
import { oneJobData } from '#tests/support/one-job-data.ts';
import { onFloor } from './writer-floor.ts';

const lines = ['Was responsible for stock', 'Made coffee', 'References on request'];
const data = oneJobData(lines, ['Excel']);
const path = (place: number | string) => `experience.0.responsibilities.${place}`;
const change = (at: string, before: string, after: string, reason: ResumeChange['reason']): ResumeChange => ({
  ...{ id: at, path: at, before, after, reason, state: 'open', support: [] },
});
const ours = change(path(0), lines[0] ?? '', 'Managed stock', 'duty');
const gone = change(path(2), lines[2] ?? '', '', 'references');
const theirs = change(path(0), lines[0] ?? '', 'Ran the stock', 'verb');
const offer = (change: ResumeChange): ResumeOffer => offerOf(change, []);
const changed = (change: ResumeChange) => ({ outcome: 'change' as const, change });
const offered = (change: ResumeChange) => ({ outcome: 'offer' as const, offer: offer(change) });

describe('what a model does, on the floor of the built-in engine', () => {
  const floor = { changes: [ours, gone], offers: [] };

  it('is the model’s line where it’s proven, and ours where it isn’t', () => {
    expect(onFloor(data, [changed(theirs)], floor)).toEqual([changed(theirs), changed(gone)]);
    expect(onFloor(data, [], floor)).toEqual([changed(ours), changed(gone)]);
  });

  it('asks about the model’s line in place of ours, which stands meanwhile', () => {
    expect(onFloor(data, [offered(theirs)], floor)).toEqual([
      changed(ours),
      changed(gone),
      { outcome: 'offer', offer: { ...offer(theirs), before: 'Managed stock' } },
    ]);
  });

  it('asks about the whole of a summary of which a part stands', () => {
    const part = change('summary', '', 'Runs stock.', 'summary');
    const whole = change('summary', '', 'Runs stock. Makes coffee.', 'summary');
    const ofOurs = { changes: [], offers: [offer(change('summary', '', 'Stock.', 'clear'))] };
    expect(onFloor(data, [changed(part), offered(whole)], ofOurs)).toEqual([
      changed(part),
      { outcome: 'offer', offer: { ...offer(whole), before: data.summary || part.after } },
    ]);
  });

  it('leaves out what we leave out, also where a model would keep or merge it', () => {
    const kept = change(path(2), lines[2] ?? '', 'Gave references', 'verb');
    const merged = change(path('1+2'), 'Made coffee\nReferences on request', 'Made coffee', 'merge');
    expect(onFloor(data, [changed(kept), changed(merged)], floor)).toEqual([changed(ours), changed(gone)]);
  });

  it('takes one change a line, and ours for none of several that became one', () => {
    const merged = change(path('0+1'), 'Was responsible for stock\nMade coffee', 'Stock and coffee', 'merge');
    expect(onFloor(data, [changed(merged), changed(theirs)], floor)).toEqual([
      changed(merged),
      changed(gone),
    ]);
  });

  it('makes one list of all added skills', () => {
    const add = (...skills: string[]) => change('skills', 'Excel', ['Excel', ...skills].join('\n'), 'proven');
    expect(
      onFloor(data, [changed(add('Word')), changed(add('SAP'))], {
        changes: [add('Word', 'Access')],
        offers: [],
      }),
    ).toEqual([changed(add('Word', 'Access', 'SAP'))]);
    const dropped = offered(change('skills', 'Excel\nMop', 'Excel', 'drop'));
    const [, asked] = onFloor({ ...data, skills: ['Excel', 'Mop'] }, [dropped], {
      changes: [{ ...add('Mop', 'Word'), before: 'Excel\nMop' }],
      offers: [],
    });
    expect(asked).toMatchObject({ offer: { before: 'Excel\nMop\nWord', proposed: 'Excel\nWord' } });
  });

  it('moves lines only where none is left out, which is found by its place alone', () => {
    const order = change(
      'experience.0.responsibilities',
      lines.join('\n'),
      lines.toReversed().join('\n'),
      'order',
    );
    expect(onFloor(data, [changed(order)], floor)).not.toContainEqual(changed(order));
    expect(onFloor(data, [changed(order)], { changes: [ours], offers: [] })).toEqual([
      changed(ours),
      changed(order),
    ]);
  });
});
