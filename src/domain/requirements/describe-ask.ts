import type { ConditionKind } from './condition-wording.ts';
import { anyOf } from './phrase-pattern.ts';

export type RequirementKind =
  | 'skill'
  | 'experience'
  | 'education'
  | 'certification'
  | 'authorization'
  | 'language'
  | 'location'
  | 'other';

export interface AskDescription {
  name: string;
  kind: RequirementKind;
  years?: number;
}

/** Which kind of ask a quote is, in order of what decides. */
export function describeAsk(
  text: string,
  conditions: readonly ConditionKind[],
  hasCredential: boolean,
): AskDescription {
  const lower = text.toLowerCase().replace(/[’‘]/g, "'");
  const years = yearsOf(lower);
  return {
    name: nameOf(text),
    kind: kindOf(lower, conditions, hasCredential),
    ...(years === undefined ? {} : { years }),
  };
}

const language = anyOf(
  '(?:english|spanish|french|german|portuguese|polish|italian|dutch|mandarin|cantonese|chinese|japanese|korean|arabic|russian|ukrainian|vietnamese|tagalog|hindi|urdu|punjabi|bengali|somali|nepali|swahili|turkish|greek|hebrew|swedish|danish|norwegian|finnish|czech|romanian|hungarian|irish|welsh|gaelic|gaeilge|cree|asl|bsl)(?! (?:law|accounting|tax|standards?|labor|employment))',
  '(?:second|another|foreign|additional) language|bilingual|multilingual',
  '(?:deutsch|englisch|französisch|spanisch|polnisch)(?:kenntnisse)?',
  'anglais|français|allemand|espagnol|inglés|francés|alemán|español|inglês|francês|alemão|espanhol|angielski\\p{L}*|niemiecki\\p{L}*|polski\\p{L}*',
);
const education = anyOf(
  "(?:bachelor|master|associate)'?s?|degree|diploma|dipl|ged|ph\\.?d|mba|bsc|msc|b\\.?s|m\\.?s|undergraduate|graduate of|graduation|gcses?|a-levels?|high school",
  'licenciatura|mestrado|grado|titulación|diplôme|bac(?: ?\\+ ?\\d)?|licence en|studium|hochschul\\p{L}+|ausbildung|wykształcenie|studia',
);
const certification = anyOf(
  'licen[cs]es?|licen[cs]ed|licensure|certificat(?:e|es|ion|ions)|certified|certs?|registration|registered|credentials?|accredit(?:ed|ation)|chartered|endorsement|ticket',
  'führerschein|permis|carné|carta de condução|prawo jazdy|zertifi\\p{L}+|certifica\\p{L}+|inscrição|habilitation|uprawnienia',
);
const experience = anyOf(
  '(?:experience|background|exposure|track record|record of|years?|yrs?|worked|have (?:done|run|built|led|held)|internship|supervision of)',
  'erfahrung|berufserfahrung|[\\p{L}-]+erfahrung|expérience|experiencia|experiência|doświadczenie|anos|años|ans|jahre',
);

export function kindOf(
  lower: string,
  conditions: readonly ConditionKind[],
  hasCredential: boolean,
): RequirementKind {
  if (conditions.includes('authorization')) return 'authorization';
  if (conditions.includes('check') || conditions.includes('age') || conditions.includes('sample'))
    return 'other';
  if (conditions.includes('driving'))
    return /licen[cs]e|führerschein|permis|carn|carta|prawo/u.test(lower) ? 'certification' : 'other';
  if (yearsOf(lower) !== undefined) return 'experience';
  if (/東|英語|日本語|英语|中文/u.test(lower) || language.test(lower)) return 'language';
  if (conditions.includes('location')) return 'location';
  if (education.test(lower)) return 'education';
  if (hasCredential || certification.test(lower)) return 'certification';
  if (conditions.length > 0) return 'other';
  if (experience.test(lower)) return 'experience';
  return /^(?:be )?(?:willing|available|can (?:start|commit|get)|happy to|prepared to)\b/.test(lower)
    ? 'other'
    : 'skill';
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** The least number of years asked; months are parts of a year. */
function yearsOf(lower: string): number | undefined {
  const found =
    /(?<![a-z\d])(\d{1,2}(?:[.,]5)?|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: ?\+| or more| or two| ?(?:-|–|to|and|bis|à|a|do|e|or) ?(?:\d{1,2}|\p{L}+))?(?: full| academic)?[ -]?(years?|yrs?|months?|mos|jahren?|ans|années|años|anos|lata|lat|年|个月|ヶ月)(?! (?:old|of age|ago|per|a |each))/u.exec(
      lower,
    );
  const value = found?.[1];
  if (!found || value === undefined) return undefined;
  const count = numberWords[value] ?? Number(value.replace(',', '.'));
  if (!Number.isFinite(count)) return undefined;
  return /^(?:months?|mos|个月|ヶ月)$/u.test(found[2] ?? '') ? Math.round((count / 12) * 100) / 100 : count;
}

const nameLead =
  /^(?:you (?:must|should|will|'ll|need to)?\s*(?:have|be|hold|possess)|you(?:'ll| will)? need|you must|must (?:have|be|hold|possess)|we need|a |an |the |strong |solid |excellent |proven |demonstrated |good )\s*/iu;
const nameTail =
  /\s*(?:,? (?:is|are|would be|strongly|highly)?\s*(?:an? )?(?:preferred|required|essential|desirable|plus|big plus|advantage|asset|helpful|a must))[.!]?$/iu;

/** A short name for lists: the quote without its wording of asking. */
function nameOf(text: string): string {
  const bare = text.replace(/\s+/g, ' ').replace(nameTail, '').replace(nameLead, '').trim();
  const name = bare === '' ? text.trim() : bare;
  const short = name.length <= 90 ? name : `${name.slice(0, 88).replace(/\s+\S*$/, '')}…`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
