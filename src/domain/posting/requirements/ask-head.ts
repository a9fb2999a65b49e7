import { anyOf } from './phrase-pattern.ts';

/** Words that say how well. */
export const levelWord =
  '(?:advanced|basic|good|strong|solid|excellent|intermediate|working|sound|proven|demonstrated|demonstrable|prior|previous|hands-on|thorough|deep|practical|relevant|some|great|fluent|conversational|exceptional|outstanding|impeccable|valid|current|clean)';

/** How an ask begins that stands on its own beside another one. */
export const askHead = new RegExp(
  `^(?:(?:a|an|the|your|their|any|and|to|also|plus|with|in|has|have|be|is|both|at least|minimum of|supplemented by|together with|as well as|ideally|preferably|bonus|${levelWord})[ ,]+){0,4}${
    anyOf(
      'abilit(?:y|ies)|capacity',
      'knowledge|understanding|grasp|command|familiarity|familiar|awareness|appreciation',
      '(?:[\\p{L}&/-]+ ){0,3}(?:experience|expertise|exposure|background(?= (?:in|of|as|with|working)))',
      'at least (?:some|two|three|four|five|\\d)',
      'proficiency|proficient|competenc[ey]|fluency|fluent|confidence|confident|comfortable|comfort',
      'skills? (?:in|with|at|using)|skilled',
      "(?:bachelor|master)(?:'?s)?|degree|diploma|ph\\.?d|mba|ged",
      "(?:[\\p{L}'-]+ ){0,3}(?:licen[cs]e|licensure|certification|certificate|registration|portfolio|references?)(?= |$)",
      'willing(?:ness)?|able|available|availability|prepared|eligible|authori[sz]ed|happy to',
      '(?:\\d+|one|two|three|four|five|six|seven|eight|ten|fifteen)(?: ?\\+| or more|[-–]\\d+)? (?:years?|yrs?|months?)',
      'membership|will (?:have|be|hold|know|need)',
      'would (?:enjoy|like|love|have|know|relish|welcome)',
      '(?:can|has|have|holds?|knows?|speaks?|must|should|needs?|enjoys?|understands?|possess(?:es)?)(?= )',
      "(?:who|you)(?:'ve| have|'re| are| can| know| must| need| should| will)",
      '(?:record|track record|evidence) of',
      'bereitschaft|fähigkeit|erfahrung|kenntnisse|expérience|maîtrise|connaissances?|capacité|experiencia|conocimientos?|capacidad|experiência|conhecimentos?|capacidade de|doświadczenie|znajomość|umiejętność|gotowość',
    ).source
  }`,
  'u',
);
