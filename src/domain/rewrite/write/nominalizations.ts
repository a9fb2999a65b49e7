import type { VerbForms } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfBase, formsOfGerund, type Tense } from '../../language/verb-forms.ts';
import { tellRow } from './deed-row.ts';

interface HiddenVerb {
  forms: VerbForms;
  /** How the verb reaches what "of" reached: "care of patients" is "cared for patients". */
  reach: string;
}

/** Nouns that hide a verb; after "+" the preposition that the verb has. */
const hidden: ReadonlyMap<string, string> = new Map(
  `management:manage supervision:supervise coordination:coordinate development:develop implementation:implement
  preparation:prepare creation:create organisation:organise organization:organize administration:administer
  installation:install delivery:deliver maintenance:maintain negotiation:negotiate production:produce
  evaluation:evaluate introduction:introduce presentation:present design:design analysis:analyze completion:complete
  collection:collect inspection:inspect integration:integrate configuration:configure calibration:calibrate
  translation:translate identification:identify mitigation:mitigate assessment:assess investigation:investigate
  documentation:document verification:verify validation:validate distribution:distribute operation:operate
  optimization:optimize optimisation:optimise automation:automate migration:migrate execution:execute
  resolution:resolve review:review repair:repair assembly:assemble construction:construct reconciliation:reconcile
  recruitment:recruit promotion:promote facilitation:facilitate conversion:convert allocation:allocate
  compilation:compile deployment:deploy measurement:measure care:care+for oversight:oversee purchase:purchase
  approval:approve arrangement:arrange removal:remove renewal:renew disposal:dispose+of storage:store
  replacement:replace treatment:treat transport:transport transportation:transport enforcement:enforce
  procurement:procure selection:select adjustment:adjust submission:submit registration:register
  enrollment:enroll demonstration:demonstrate instruction:instruct education:educate sterilization:sterilize
  disinfection:disinfect modification:modify fabrication:fabricate excavation:excavate transcription:transcribe
  interpretation:interpret examination:examine observation:observe transfer:transfer update:update
  upgrade:upgrade count:count upkeep:maintain sale:sell support:support`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

const praise = '(?:(?:successful|effective|efficient|proper|timely|safe|accurate|overall|general)\\s+)?';
const often = '(?:(daily|weekly|monthly|quarterly|nightly|hourly)\\s+)?';
const opening = new RegExp(
  `^(?:the\\s+)?${often}${praise}(\\p{L}+(?:(?:,\\s*(?:and\\s+)?|\\s+(?:and|&)\\s+)\\p{L}+)*)\\s+of\\s+`,
  'iu',
);
const joint = /(,\s*(?:and\s+)?|\s+(?:and|&)\s+)/u;

/** Joined to it is another noun that hides a verb, and that verb would be missed: "and documentation in Epic". */
const another = phrasePattern.giu`\b(and|&)\s+(?:the\s+)?(\p{L}+)(\s+of(?=\s))?(?=(\s+(?:${'nominalizations/another'})\b|[,.;]|$|\s))`;

/** "Management of stock" → "Managed stock"; "design and development of" → "Designed and developed". */
export function tellHidden(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const found = opening.exec(text);
  if (!found) return undefined;
  const [whole, adverb, nouns = ''] = found;
  const parts = nouns.split(joint);
  const verbs = parts.map((part, place) => (place % 2 === 0 ? verbOfNoun(part, lexicon) : undefined));
  if (verbs.some((verb, place) => place % 2 === 0 && !verb)) return undefined;
  // "…and checking of reinforcement": the joined noun first, for as a row of deeds it has no object.
  const joined = withJoined(text.slice(whole.length), tense, lexicon);
  const told = joined === undefined ? undefined : tellRow(joined, tense, lexicon);
  if (told === undefined || /^the\s+(?:\p{L}+)\s+of\b/iu.test(told)) return undefined;
  const opened = parts
    .map((part, place) => (verbs[place] ? formOf(verbs[place].forms, tense) : part))
    .join('');
  const line = `${opened} ${verbs.at(-1)?.reach ?? ''}${told}`;
  return adverb === undefined ? line : withAdverb(line, adverb.toLowerCase());
}

/** "…of patients and documentation in Epic": the second noun is told by its verb, too; undefined where it can't be. */
function withJoined(rest: string, tense: Tense, lexicon: Lexicon): string | undefined {
  let isSure = true;
  const told = rest.replace(
    another,
    (whole, and: string, noun: string, ofIt: string | undefined, next: string) => {
      const verb = /\S/u.test(next) || ofIt !== undefined ? verbOfNoun(noun, lexicon) : undefined;
      if (!verb) return whole;
      if (ofIt !== undefined)
        return `${and} ${formOf(verb.forms, tense)}${verb.reach.trimEnd().replace(/^(?=.)/u, ' ')}`;
      if (/^\s+in\b/u.test(next) && hidden.has(noun.toLowerCase()))
        return `${and} ${formOf(verb.forms, tense)}`;
      isSure = false;
      return whole;
    },
  );
  return isSure ? told : undefined;
}

/** "Weekly count of the racks" → "Counted the racks weekly". */
function withAdverb(line: string, adverb: string): string | undefined {
  if (/[,;:.](?=\s)/u.test(line) || line.split(' ').length > 9) return undefined;
  return line.replace(/(?=[.]?$)/u, ` ${adverb}`);
}

/** Whether a line is told by such a noun, alone or with a word before it: "Site supervision of …". */
export function isHidden(text: string, lexicon: Lexicon): boolean {
  const noun = /^(?:\p{L}+\s+){0,2}?(\p{L}+)\s+of\b/u.exec(text)?.[1];
  return noun !== undefined && verbOfNoun(noun, lexicon) !== undefined;
}

function verbOfNoun(noun: string, lexicon: Lexicon): HiddenVerb | undefined {
  const [base, preposition] = (hidden.get(noun.toLowerCase()) ?? '').split('+');
  const forms = base ? (formsOfBase(base, lexicon) ?? british(base, lexicon)) : formsOfGerund(noun, lexicon);
  return forms && { forms, reach: preposition === undefined ? '' : `${preposition} ` };
}

/** British spellings, which the list of deeds has only in their other forms. */
function british(base: string, lexicon: Lexicon): VerbForms | undefined {
  return base.endsWith('e') ? formsOfGerund(`${base.slice(0, -1)}ing`, lexicon) : undefined;
}
