import type { Lexicon } from '../../language/lexicon.ts';
import { verbOf } from '../../language/verb-forms.ts';
import { tellDeeds } from './deed-row.ts';
import type { JobTense } from './job-tense.ts';
import { tellHidden } from './nominalizations.ts';
import { hasResult, type OpenedLine, opened, tellsMoreOfI } from './opened-line.ts';

const helping =
  /^(?:i\s+)?(?:was\s+)?(help(?:ed|s|ing)?|assist(?:ed|s|ing)?|aided)\s+(?:out\s+)?(?:with|in)\s+(?:the\s+)?/iu;

/** Help stays help: "Assisted with the preparation of reports" → "Helped prepare reports". */
export function tellHelp(
  text: string,
  { tense, isCurrent }: JobTense,
  lexicon: Lexicon,
): OpenedLine | undefined {
  const found = helping.exec(text);
  if (!found) return tellHelpedTo(text, lexicon);
  const rest = text.slice(found[0].length);
  const deed = tellDeeds(rest, 'present', 'at the start', lexicon) ?? tellHidden(rest, 'present', lexicon);
  const isPast = /ed$/i.test(found[1] ?? '') || (tense === 'past' && !isCurrent);
  const own = isPast || (/ing$/i.test(found[1] ?? '') && tense === 'past') ? 'Helped' : 'Help';
  return opened('duty', 'concise', deed && `${own} ${deed}`);
}

/** "Helped to reduce costs" → "Helped reduce costs". */
function tellHelpedTo(text: string, lexicon: Lexicon): OpenedLine | undefined {
  const [whole = '', helped = '', verb = ''] =
    /^(?:i\s+)?(help(?:ed)?)(?:\s+out)?\s+to\s+(\p{Ll}+)(?=\s)/iu.exec(text) ?? [];
  const isVerb = verbOf(verb, lexicon)?.base === verb;
  return isVerb ? opened('duty', 'concise', `${helped} ${verb}${text.slice(whole.length)}`) : undefined;
}

const parting = /^(?:i\s+)?(?:(?:was|were|am)\s+)?(?:also\s+)?(?:actively\s+)?involved\s+in\s+(?=\p{L})/iu;

/** A part stays a part. */
export function tellPart(text: string, { tense, isCurrent }: JobTense): OpenedLine | undefined {
  const opening = parting.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.length);
  if (tellsMoreOfI(rest)) return undefined;
  const isPast = tense === 'past' || /was|were/iu.test(opening) || !isCurrent || hasResult.test(rest);
  const isMade = /^(?:the\s+)?\p{L}+(?:(?:,|\s+and)\s+\p{L}+)*\s+of\s/iu.test(rest);
  const verb = isMade ? ['Contribute to', 'Contributed to'] : ['Take part in', 'Took part in'];
  return opened('duty', 'duty', `${verb[isPast ? 1 : 0]} ${rest}`);
}
