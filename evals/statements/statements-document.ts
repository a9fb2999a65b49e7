import type { KeptFigures } from './kept-figures.ts';
import { type Statement, statements } from './statement-table.ts';
import {
  allowanceOf,
  type CodeFigure,
  fewestVerdicts,
  plainFrom,
  precisionOf,
  questionFrom,
  unread,
  verdictsOf,
} from './verdict-figures.ts';

/** `docs/statements.md`: every statement with where it's said, how, and how often it was right. */
export function statementsDocument(figures: KeptFigures): string {
  const places = [...Map.groupBy(statements, ({ where }) => where)];
  return `# What we say, and how often it's true

Made by \`npm run build -- statements\` from \`evals/statements/statement-table.ts\` and \`evals/statements/figures.json\`; a change by hand doesn't last. \`evals/statements/README.md\` says how it's measured.

Everything the built-in engine can say to or about a person has a code. Two readers who know the texts and nothing of our rules judge what was said. At ${plainFrom} and more it may be said plainly, from ${questionFrom} on as a question, below that not at all. A precision is the share of verdicts that say "right"; with fewer than ${fewestVerdicts} verdicts nothing follows from it. A test refuses what is said too plainly.

${measuredLine(figures)}

${places.map(([where, rows]) => section(where, rows, figures)).join('\n')}`;
}

function measuredLine({ sets, measured, verdicts, agreement }: KeptFigures): string {
  if (sets.length === 0) return 'Nothing is measured yet.';
  return `Measured on ${measured} on ${sets.map((set) => `\`${set}\``).join(', ')}: ${verdicts} verdicts, the readers agree on ${agreement.same} of ${agreement.of} statements.`;
}

const section = (where: string, rows: readonly Statement[], { codes }: KeptFigures): string => `## ${where}

| code | wording | said | precision | verdicts |
|---|---|---|---|---|
${rows.map((row) => tableRow(row, codes[row.code] ?? unread)).join('\n')}
`;

function tableRow({ code, wording, said }: Statement, figure: CodeFigure): string {
  const precision = precisionOf(figure);
  const isFew = precision !== undefined && verdictsOf(figure) < fewestVerdicts;
  const shown = precision === undefined ? '' : `${precision.toFixed(2)}${isFew ? ', too few' : ''}`;
  const mark = allowanceOf(said, figure) === 'not allowed' ? ' **not allowed**' : '';
  const count = verdictsOf(figure) === 0 ? '' : String(verdictsOf(figure));
  return `| ${code} | ${wording.join(' / ')} | ${said} | ${shown}${mark} | ${count} |`;
}
