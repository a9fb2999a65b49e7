import { anyOf, anyPhrase, phrasePattern } from '../../language/phrase-pattern.ts';

const number =
  '(?:[12]?\\d(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|(?<!\\p{L}s )an?|several|some|dos|tres|cinco|deux|trois|cinq|zwei|drei|fünf|dwa|trzy|dois|três)';

/** "5+ years of …", "at least two years as …", "6 months+ at …", "a year or two of …". */
export const yearsAsked = anyOf(
  `(?<!(?:every|first|last|past|within|after|next) )${number}(?: ?\\+|-| ?(?:-|–|to|or|and|bis|à|a|o|ou|do) ?(?:more|\\d+|one|two|three|four|five|six|seven|ten)\\+?)?(?: ?\\(\\d+\\))?(?: full| academic| solid)?[ -](?:years?'?|yrs?\\.?|months?'?|mos\\.?)(?: or (?:two|more))?\\+?(?=(?: [\\p{L}&/,-]+){0,5} (?:experience|work|background|practice)|\\+? (?:of|as|in|at|with|on|working|doing|building|using|managing|leading|shipping|teaching|minimum|supervising|or so))`,
  `${number}(?: ?\\+| ?(?:-|–|a|bis|à|do|e) ?(?:os )?(?:\\d+|cinco|fünf|cinq|pięć))? ?(?:jahren?|jahre|ans|années|años|anos|lata|lat|roku|jaar|anni)`,
);

/** Plain demands on the applicant: they ask even where a posting talks of other things. */
export const hardAsk = anyPhrase('ask-wording/hard-ask');

/** Words by which a posting asks, wherever they stand. */
export const strongAsk = anyPhrase('ask-wording/strong-ask');

/** The same in other languages of postings. */
export const strongAskAbroad = anyPhrase('ask-wording/strong-ask-abroad');

export const strongAskEast = phrasePattern.u`${'ask-wording/strong-ask-east'}`;

/** A document that says one may do something: in a short phrase without a verb it is asked for. */
export const paperAsked = anyOf(
  '(?:licen[cs]e|licensure|certificat(?:e|ion)|certified|endorsement|registration|permit|ticket|card|passport|clearance|diploma|degree|cdl(?:-a|-b)?|class [abc])',
  '(?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|ten)(?: ?[-–] ?\\d+)? (?:years?|yrs?\\.?|months?)',
  'clean (?:[\\p{L}]+ )?(?:mvr|record|licen[cs]e|driving)',
);

/** Said of what a person is, has or can, not of what they will do. */
export const personal = anyOf(
  "you(?:'re| are)(?: also| not| a| an| the kind)? (?!joining|working|part of|responsible|going|welcome|invited|free|based|alone|paid)[\\p{L}]+",
  "you (?:can|know|speak|understand|enjoy|like|love|don't mind|care|hold|think|have|own|already|notice|never|always)",
  "you've",
);

/** Said of a person in a passage that already asks: enough there, too little elsewhere. */
export const weakAsk = anyPhrase('ask-wording/weak-ask');
