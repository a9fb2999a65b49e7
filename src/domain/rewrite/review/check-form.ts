import { sentenceLanguage } from '../../text/language.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';

const strange = /https?:|www\.|[@<>{}\\^`|]|\[|\]|\*\*|__|\$\{|[\p{So}\p{Cc}]/giu;
const spare = 40;
const mostLonger = 1.5;

/** A rewritten line is a line of the same language and about the same length, without links and markup of its own. */
export function checkForm({ before, after, kind }: ChangedLine): RevertKind[] {
  const isNew = (mark: string) => !before.toLowerCase().includes(mark.toLowerCase());
  if ((after.match(strange) ?? []).some(isNew)) return ['form'];
  if (after.length > before.length * mostLonger + spare) return ['form'];
  if (kind === 'bullet' && (after.match(/[.!?](?=\s+\p{Lu})/gu)?.length ?? 0) > sentencesIn(before))
    return ['form'];
  const [was, is] = [sentenceLanguage(before), sentenceLanguage(after)];
  return was !== '' && is !== '' && was !== is ? ['form'] : [];
}

const sentencesIn = (text: string) => (text.match(/[.!?;](?=\s)/gu)?.length ?? 0) + 1;
