import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkArrangement } from './check-arrangement.ts';
import { checkForm } from './check-form.ts';
import { checkOwnLine, checkWholeResume } from './check-guard.ts';
import { checkLoss } from './check-loss.ts';
import { checkNumberBonds } from './check-number-bonds.ts';
import { checkPosts } from './check-posts.ts';
import { checkQualifiers } from './check-qualifiers.ts';
import { checkRelations } from './check-relations.ts';
import { checkVerbs } from './check-verbs.ts';
import { checkVocabulary } from './check-vocabulary.ts';

/** All that is asked of a rewritten line; what costs most comes last. */
export const checks: readonly ((line: ChangedLine) => RevertKind[])[] = [
  checkForm,
  checkQualifiers,
  checkVerbs,
  checkAmounts,
  checkNumberBonds,
  checkRelations,
  checkPosts,
  checkArrangement,
  checkVocabulary,
  checkLoss,
  checkOwnLine,
  checkWholeResume,
];
