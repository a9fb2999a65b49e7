import { jobFamilies } from './job-statements.ts';
import { resumeFamilies } from './resume-statements.ts';
import { scoreFamilies } from './score-statements.ts';
import type { Family, Said } from './statement.ts';
import { writingFamilies } from './writing-statements.ts';

const families = { ...scoreFamilies, ...resumeFamilies, ...writingFamilies, ...jobFamilies };
type Families = typeof families;

/** "keyword.shown", "change.verb": the family and the code within it. */
export type StatementCode = {
  [Name in keyof Families]: `${Name}.${keyof Families[Name]['rows'] & string}`;
}[keyof Families];

export interface Statement {
  code: StatementCode;
  where: string;
  check: string;
  wording: readonly string[];
  said: Said;
}

/** Everything the built-in engine can say to or about a person, and what a model's grades say. Errors, navigation and payment aren't among it. */
export const statements: readonly Statement[] = Object.entries<Family>(families).flatMap(
  ([name, { where, check, rows }]) =>
    Object.entries(rows).map(([code, row]) => ({
      code: `${name}.${code}` as StatementCode,
      where,
      check,
      ...row,
    })),
);

const byCode = new Map(statements.map((statement) => [statement.code, statement]));

export function statementOf(code: string): Statement {
  const statement = byCode.get(code as StatementCode);
  if (!statement) throw new Error(`There is no statement ${code}.`);
  return statement;
}
