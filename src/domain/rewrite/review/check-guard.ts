import { guardText } from '../../guard/guard-text.ts';
import type { Flag } from '../../guard/guard-types.ts';
import { wordsOf } from '../../text/words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';

/** The guard on the line alone: what another line says of another thing is no support here. */
export function checkOwnLine({ kind, after, own, head, posting }: ChangedLine): RevertKind[] {
  if (kind === 'summary') return [];
  // The employer and the post may be named; the guard on the whole resume knows them.
  const isHead = ({ claim }: Flag) => wordsOf(claim).every(({ key }) => head.has(key));
  const { flags } = guardText(own, { text: after, kind, posting });
  return flags.filter((flag) => !isHead(flag)).map((flag) => flag.kind);
}

export function checkWholeResume(line: ChangedLine): RevertKind[] {
  return line
    .guarded()
    .flags.filter((flag) => !isConfirmed(flag, line))
    .map(({ kind }) => kind);
}

/** "Listed, but not for this job": the person was asked, and said so. */
function isConfirmed({ kind, claim }: Flag, { kind: of, own }: ChangedLine): boolean {
  const skill = kind === 'skill' && of === 'bullet' ? own.lexicon.skills.whole(claim) : undefined;
  return skill !== undefined && own.known.has(`skill:${skill.name}`);
}
