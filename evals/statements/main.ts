import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { recordFirstFigures } from '../first-figures.ts';
import { drawStatements } from './draw-statements.ts';
import { keepFigures } from './kept-figures.ts';
import { type ReadSet, readVerdicts } from './read-verdicts.ts';
import { sampleStatements } from './sample-statements.ts';
import { type Statement, statementOf, statements } from './statement-table.ts';
import {
  agreementOf,
  allowanceOf,
  type CodeFigure,
  figuresByCode,
  precisionOf,
  unread,
  verdictsOf,
} from './verdict-figures.ts';

/**
 * How often each statement is true (docs/statements.md). `npm run eval -- statements <folder> --draw <file>` writes what the
 * built-in engine says of the folder's people, for readers who know the folder and nothing of us. Kept as
 * `statements.jsonl` beside what they say of it (`statement-verdicts.jsonl`), `npm run eval -- statements <folders>` counts it;
 * `--keep` writes the figures down.
 */
const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    draw: { type: 'string' },
    cap: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});
const [first] = folders;
if (!first)
  throw new Error('Name a folder: npm run eval -- statements <folder> [--draw <file>] [--json] [--keep]');
if (values.draw) await draw(first, values.draw);
else count();

async function draw(folder: string, file: string): Promise<void> {
  const now = new Date();
  const seed = Number(values.seed);
  const all = await drawStatements(folder, seed, now);
  const drawn = sampleStatements(all, { maxPerCode: Number(values.cap), seed });
  const set = path.basename(path.resolve(folder));
  const day = now.toISOString().slice(0, 10);
  // By person, so that a reader reads each resume once.
  const rows = drawn
    .sort((a, b) => a.name.localeCompare(b.name) || a.code.localeCompare(b.code))
    .map(({ code, name, statement, about, texts }, at) => {
      const { where, check } = statementOf(code);
      return { id: `${set}-${at + 1}`, code, name, statement, about, where, check, texts, saidOn: day };
    });
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const said = Map.groupBy(all, ({ code }) => code);
  const kept = Map.groupBy(rows, ({ code }) => code);
  for (const [code, { length }] of [...said].sort())
    console.log(`${code} ${kept.get(code)?.length ?? 0} of ${length}`);
  console.log(`${rows.length} of ${all.length} statements, ${said.size} codes`);
}

function count(): void {
  const sets = folders.map((folder) => ({ folder, ...readVerdicts(folder) }));
  const verdicts = sets.flatMap((set) => set.verdicts);
  const codes = figuresByCode(
    sets.flatMap((set) => set.drawn),
    verdicts,
  );
  const agreement = agreementOf(verdicts);
  if (values.keep) keep(sets, codes);
  const rows = statements
    .filter(({ code, said }) => said !== 'not' || codes.has(code))
    .map((statement) => rowOf(statement, codes.get(statement.code) ?? unread));
  if (values.json) console.log(JSON.stringify({ codes: rows, verdicts: verdicts.length, agreement }));
  else {
    for (const row of rows)
      console.log(
        `${row.code} ${row.precision?.toFixed(3) ?? '–'} of ${row.verdicts} verdicts on ${row.statements}, said ${row.said}: ${row.allowed}`,
      );
    const tooBold = rows.filter(({ allowed }) => allowed === 'not allowed').map(({ code }) => code);
    console.log(`said too plainly: ${tooBold.length === 0 ? 'none' : tooBold.join(', ')}`);
    console.log(`${verdicts.length} verdicts, the readers agree on ${agreement.same} of ${agreement.of}`);
  }
}

function rowOf({ code, said }: Statement, figure: CodeFigure) {
  const measured = { precision: precisionOf(figure), verdicts: verdictsOf(figure) };
  return { code, ...figure, ...measured, said, allowed: allowanceOf(said, figure) };
}

/** Only what both have read to the end. */
function keep(sets: readonly (ReadSet & { folder: string })[], codes: ReadonlyMap<string, CodeFigure>): void {
  const half = sets.find(({ drawn, verdicts }) => verdicts.length < drawn.length * 2);
  if (half) throw new Error(`Two readers haven't read all of ${half.folder}.`);
  const verdicts = sets.flatMap((set) => set.verdicts);
  keepFigures({
    sets: folders.map((folder) => path.relative('.', folder)),
    measured: new Date().toISOString().slice(0, 10),
    verdicts: verdicts.length,
    agreement: agreementOf(verdicts),
    codes: Object.fromEntries(codes),
  });
  for (const { folder, ...set } of sets) {
    const own = [...figuresByCode(set.drawn, set.verdicts)].flatMap(([code, figure]) => {
      const value = precisionOf(figure);
      return value === undefined ? [] : [[code, { value, n: verdictsOf(figure) }]];
    });
    recordFirstFigures(folder, 'statements', Object.fromEntries(own));
  }
}
