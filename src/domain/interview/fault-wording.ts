import type { Span } from '../text/span.ts';
import type { AnswerSentence } from './answer-clauses.ts';

export const faultKinds = ['unsafe', 'dishonest', 'blaming'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A passage that speaks against the person. A sure one caps the grade, any other only counts against it. */
export interface AnswerFault extends Span {
  kind: FaultKind;
  isSure: boolean;
}

interface Wording {
  kind: FaultKind;
  isSure: boolean;
  pattern: RegExp;
}

const wording = (kind: FaultKind, isSure: boolean, pattern: RegExp): Wording => ({ kind, isSure, pattern });

const wordings: readonly Wording[] = [
  wording(
    'dishonest',
    true,
    /\b(?:nobody|no ?one|no-one|they|he|she|the (?:boss|manager|customer|client|inspector|auditor)s?) (?:(?:ever |really )?(?:checks|notices)(?: (?:it|that|anyway))?(?= and|[.,;!]|$)|(?:will|would|'ll|'d)(?: ever| really)? (?:know|notice|check|find out|see it)|(?:won't|wouldn't|will never|would never|never) (?:know|notice|notices|check|checks|find out))\b/giu,
  ),
  wording(
    'dishonest',
    true,
    /\b(?:you can always say|i(?:'d| would)? (?:just )?(?:pretend|lie|lied|make (?:it|something) up|made (?:it|something|that) up|cover(?:ed)? (?:it|that) up|hide|hid it|fake|forge|fudge|backdate|copy (?:it|them) from)|without (?:telling|informing|reporting|asking) (?:anyone|anybody|him|her|them|the|my)|(?:keep|kept) (?:it )?quiet|no need to (?:tell|report|mention|write)|(?:wouldn't|would not|won't|don't|didn't|do not|did not|never) (?:tell|mention|report|say|admit) (?:anything|it|that|them|him|her|anyone|anybody)(?! (?:until|before|what|how|why))|blind eye|look(?:ed)? (?:away|the other way)|mind(?:ed)? my own business|off the books|cash in hand|sign(?:ed)? (?:it )?(?:off )?(?:anyway|without))\b/giu,
  ),
  wording(
    'unsafe',
    true,
    /\b(?:(?:don't|doesn't|do not|didn't|wouldn't) (?:really |even |actually )?(?:need|have) to (?:check|test|wear|ask|wait|write|tell|report|wash|lock|record|measure|verify|isolate)|no need (?:to|for) (?:check\w*|test\w*|wear\w*|gloves|a permit|paperwork|ask\w*|wait\w*)|without (?:checking|testing|gloves|a harness|isolating|a permit|verifying|looking|reading)|if it (?:smells|looks|feels|sounds|seems) (?:ok|okay|fine|good|all ?right)|(?:it'll|it will|should|would|that'll) be (?:ok|okay|fine|all ?right)|take (?:a|the) (?:chance|risk)|risk it|i(?:'d| would| just| will|'ll)* (?:skip|bypass|override|ignore) )/giu,
  ),
  wording(
    'blaming',
    true,
    /\b(?:(?:it's |that's |it is |was |is )?not (?:really )?my (?:fault|job|problem|place|business|responsibility)|(?:wasn't|isn't) (?:really )?my (?:fault|job|problem|place|business)|(?:his|her|their|the (?:\w+)'s) (?:own )?fault|told (?:you|them|him|her) so|what do you expect)\b/giu,
  ),
  wording(
    'blaming',
    false,
    /\b(?:(?:they|he|she|who|management|the (?:boss|manager|planner|office|customers?|company|director|other (?:team|shift)))(?: just| really| also| even)? (?:never|doesn't|didn't|don't|did not|do not|couldn't|hasn't)(?: even| really)? (?:care|cared|listen\w*|underst\w+|help\w*|know|bother\w*|do anything|come|came|did|say|tell|told)|should have (?:seen|done|checked|known|noticed|told|been)|(?:companies|company|they|management|people|office) should|lazy|stupid|useless|incompetent|idiots?|clueless|hopeless|had no idea|typical|guess who|because of (?:him|her|them)|let me down|rip-?off|nightmare|it's always (?:the|them)|blam(?:e|ed|ing))\b/giu,
  ),
  wording(
    'dishonest',
    false,
    /\b(?:nobody (?:will |would |ever )?(?:knows?|checks?|notices?|cares?|says?)|i(?:'d| would) say (?:it was|that it)|technically|a little white lie|exaggerat\w+|tick(?:ed)? (?:all )?the box\w*|get away with|everyone does it|everybody does it|leave it (?:at that|alone)|wouldn't (?:either|say anything|bother))\b/giu,
  ),
  wording(
    'unsafe',
    false,
    /\b(?:(?:it's|its|that's|is) (?:ok|okay|fine|nothing|all ?right|no big deal)|probably|no big deal|don't (?:really )?need|not (?:really )?(?:needed|necessary)|doesn't (?:really )?matter|carry on|just (?:leave|give|put|change|restart|swap|use|send)|leave it|faster|quick(?:er|ly)|over ?night|can't be bothered|if (?:it|they|he|she) (?:works|seems|looks)|usually fine|never had (?:a|any) (?:problem|reaction|accident|complaint))\b/giu,
  ),
];

const negated = /\b(?:not|never|don't|doesn't|wouldn't|won't|didn't|without|no|can't|nor)(?: \w+){0,2} $/iu;

/** Passages of an answer that are unsafe, dishonest or blaming, as far as their words show it. */
export function findFaults(sentences: readonly AnswerSentence[]): AnswerFault[] {
  return sentences.flatMap((sentence) =>
    wordings.flatMap(({ kind, isSure, pattern }) =>
      [...sentence.text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
        isDenied(sentence.text, index, found)
          ? []
          : [{ kind, isSure, start: sentence.start + index, end: sentence.start + index + found.length }],
      ),
    ),
  );
}

/** "I'd never skip", "if he says it's fine": said against it, or of somebody else. */
function isDenied(text: string, index: number, found: string): boolean {
  const before = text.slice(0, index);
  if (negated.test(before) && !/^(?:no|not|don't|doesn't|wouldn't|won't|never|nobody)/iu.test(found))
    return true;
  return /\b(?:if|when|even if|because|in case) (?:he|she|they|somebody|someone|a \w+|the \w+)(?: \w+){0,4} ?$/iu.test(
    before,
  );
}
