import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { readWhole } from '../resume/read-resume.ts';
import { judgedAsks } from './judged-asks.ts';
import { mergeVerdicts } from './merge-verdicts.ts';
import { resumeLines } from './resume-lines.ts';
import type { Evidence, Judged, Verdict } from './verdicts.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T12:00:00Z');

const pasted = `Jo Li, RN
Boise, Idaho
jo@mail.example

Experience
Floor Nurse, Lakeshore Hospital
July 2022 - Present
- Empty and record surgical drains for five patients a shift
- Chart every dose in Epic

Certifications
BLS, American Heart Association, expired March 2025

Skills
Excel, Phlebotomy
`;

const view = readWhole(pasted, lexicon);
const ask = {
  quote: 'Drain care',
  start: 0,
  end: 10,
  name: 'drain care',
  kind: 'skill',
  level: 'must',
} as const;
const drains = 'record surgical drains';

function merged(
  ours: Partial<Evidence>,
  verdict: Verdict,
  quotes: string[],
  judged: Partial<Judged> & { requirement?: Partial<Requirement>; text?: string } = {},
): Evidence | undefined {
  const { requirement, text = pasted, ...rest } = judged;
  const evidence: Evidence = {
    requirement: { ...ask, ...requirement },
    verdict: 'unclear',
    probability: 0.6,
    places: [],
    ...ours,
  };
  const asks = [{ quote: ask.quote, verdict, quotes }];
  const modelJudged: Judged = { asks, seen: pasted, rewritten: [], ...rest };
  return mergeVerdicts([evidence], modelJudged, {
    view: text === pasted ? view : readWhole(text, lexicon),
    now,
  })[0];
}

describe('our verdict and that of a model', () => {
  const rows: [ours: Verdict, model: Verdict, quotes: string[], both: Verdict][] = [
    ['unclear', 'shown', [drains], 'shown'],
    ['unclear', 'not-found', [], 'not-found'],
    ['unclear', 'not-checkable', [], 'not-checkable'],
    ['unclear', 'unclear', [], 'unclear'],
    ['shown', 'shown', [drains], 'shown'],
    ['shown', 'not-found', [], 'not-found'],
    ['not-found', 'shown', [drains], 'shown'],
    ['in-progress', 'shown', [drains], 'shown'],
    ['shown', 'unclear', [], 'unclear'],
    ['not-found', 'named', ['Phlebotomy'], 'named'],
    ['not-found', 'not-checkable', [], 'not-checkable'],
    // What the resume doesn't say in these letters proves nothing.
    ['unclear', 'shown', ['record all drains'], 'unclear'],
    ['unclear', 'shown', [], 'unclear'],
    ['not-found', 'shown', ['cared for drains'], 'not-found'],
    ['shown', 'named', ['drain nurse'], 'shown'],
    ['not-found', 'in-progress', ['enrolled'], 'not-found'],
    ['unclear', 'shown', [drains, 'and much more'], 'unclear'],
    // A list proves no skill, and a date that has passed is read by us.
    ['unclear', 'shown', ['Phlebotomy'], 'named'],
    ['unclear', 'expired', ['BLS, American Heart Association'], 'expired'],
    ['unclear', 'expired', [drains], 'unclear'],
    ['expired', 'shown', [drains], 'expired'],
  ];
  it.each(rows)('%s and %s by %j is %s', (ours, model, quotes, both) => {
    expect(merged({ verdict: ours }, model, quotes)?.verdict).toBe(both);
  });

  it('keeps the place of the quote, and none where nothing was found', () => {
    const line = 'Empty and record surgical drains for five patients a shift';
    const path = 'experience.0.responsibilities.0';
    expect(merged({}, 'shown', [drains])?.places).toEqual([{ path, text: line }]);
    expect(merged({}, 'named', ['Phlebotomy'])?.places).toEqual([{ path: 'skills.1', text: 'Phlebotomy' }]);
    expect(merged({ places: [{ path, text: line }] }, 'not-found', [])?.places).toEqual([]);
  });

  it('never says shown where we counted too few years', () => {
    const years = { years: 4, asked: 5 };
    expect(merged({ years }, 'shown', [drains])).toMatchObject({ verdict: 'unclear', years });
    expect(merged({ years: { years: 5, asked: 5 } }, 'shown', [drains])?.verdict).toBe('shown');
  });

  it('reads the date of a certificate by itself', () => {
    const requirement = { kind: 'certification' } as const;
    const both = merged({}, 'shown', ['BLS, American Heart Association'], { requirement });
    expect(both).toMatchObject({ verdict: 'expired', expiredOn: 'March 2025' });
  });

  it('says nothing of what nobody asked the model about', () => {
    const result = merged({ verdict: 'not-found' }, 'shown', [drains], {
      requirement: { quote: 'Ostomy care' },
    });
    expect(result?.verdict).toBe('not-found');
  });
});

describe('after the resume was changed', () => {
  const withLine = (line: string) => pasted.replace('Empty and record surgical drains', line);

  it('holds as long as its quote stands in the text', () => {
    const other = withLine('Every day empty and record surgical drains');
    expect(merged({}, 'shown', [drains], { text: other })?.verdict).toBe('shown');
    const gone = withLine('Wash and dress');
    expect(merged({}, 'shown', [drains], { text: gone })?.verdict).toBe('unclear');
  });

  it('holds in our own wording of the line, if that says the same', () => {
    const before = 'Empty and record surgical drains for five patients a shift';
    const after = 'Emptied and recorded surgical drains for five patients a shift';
    const less = 'Cared for five patients a shift';
    const held = merged({}, 'shown', [drains], {
      text: pasted.replace(before, after),
      rewritten: [{ before, after }],
    });
    expect(held).toMatchObject({ verdict: 'shown', places: [{ text: after }] });
    const lost = merged({}, 'shown', [drains], {
      text: pasted.replace(before, less),
      rewritten: [{ before, after: less }],
    });
    expect(lost?.verdict).toBe('unclear');
  });

  it('is no word on a line that was written since', () => {
    const line = 'Managed Jackson-Pratt drains';
    const places = [{ path: 'experience.0.responsibilities.0', text: line }];
    expect(merged({ verdict: 'shown', places }, 'not-found', [], { text: withLine(line) })?.verdict).toBe(
      'shown',
    );
  });
});

describe('verdicts by number', () => {
  const lines = resumeLines(view.data);

  it('names every line but for name and contact details', () => {
    const text = lines.map((line) => line.text).join('\n');
    expect(text).toContain('Floor Nurse, Lakeshore Hospital, July 2022 – Present');
    expect(text).not.toMatch(/Jo Li|mail\.example/);
  });

  it('counts for asks and lines that there are, and by quotes that are there', () => {
    const answer = (n: number, quotes: string[], line = 1) => ({
      n,
      verdict: 'shown' as const,
      lines: [line],
      quotes,
    });
    const asks = ['Drain care', 'Epic', 'Excel'];
    const answers = [
      answer(1, [drains, 'made up']),
      answer(1, ['Epic']),
      answer(2, ['Epic'], 99),
      answer(9, ['Epic']),
    ];
    expect(judgedAsks(answers, asks, lines)).toEqual([
      { quote: 'Drain care', verdict: 'shown', quotes: [drains] },
    ]);
    expect(judgedAsks([answer(1, ['made up'])], asks, lines)).toEqual([]);
  });
});
