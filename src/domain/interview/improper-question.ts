import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';

export type Impropriety = 'personal' | 'leading' | 'trivia' | 'confidential' | 'closed';

/** Other people whom a question may be about: what's asked of them isn't asked of the person. */
const aboutOthers = phrasePattern.iu`\b(?:${'improper-question/about-others'})\b`;

const wordings = (list: Parameters<typeof phraseList>[0]) =>
  phraseList(list).map((source) => new RegExp(source, 'iu'));

/**
 * What an interviewer has no business to ask, by what it is about: family, age, origin, faith, unions, sex, pay so far.
 * Each is worded so that the person is meant, for a nurse may be asked about pregnant patients.
 */
const personalWording = wordings('improper-question/personal');
/** What isn't the person's to tell or to give: other people's secrets, and work without pay. */
const confidentialWording = wordings('improper-question/confidential');
/** Health: only where nobody else is meant. */
const healthWording = wordings('improper-question/health');

/** What's wrong with a question for an interview, or nothing. It stands before every question that a person sees. */
export function improperIn(question: string): Impropriety | null {
  const text = question.replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ').trim();
  if (isPersonal(text)) return 'personal';
  if (confidentialWording.some((wording) => wording.test(text))) return 'confidential';
  if (isLeading(text)) return 'leading';
  if (isTrivia(text)) return 'trivia';
  return asksOpenly.test(text) || startsWithScene(text) ? null : 'closed';
}

function isPersonal(text: string): boolean {
  if (personalWording.some((wording) => wording.test(text))) return true;
  return !aboutOthers.test(text) && healthWording.some((wording) => wording.test(text));
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/u).filter((part) => part !== '');

const auxiliary =
  "(?:would|do|did|are|were|is|was|can|could|have|had|has|will|should|must|does|might)(?:n't| not)?";

/** "…, wouldn't you?", "…, right?": the answer is put into the person's mouth. */
const tag = new RegExp(
  `[,;–—-]\\s*(?:(?:and |or |but )?(?:${auxiliary}|won't|can't|shan't|ain't) (?:you|it|they|we|that|there|he|she|one|this|I|not)(?: not| agree| think| say)?|right|correct|yes|no|yeah|ok|okay|true|agreed|am I right|don't you (?:think|agree)|wouldn't you (?:say|agree)|is that (?:right|correct|fair)|isn't that (?:right|so|true))\\s*\\?\\s*$`,
  'iu',
);

/** What yes or no would answer is no practice, and what nobody may ask is mostly asked like that. */
const asksOpenly = phrasePattern.iu`\b(?:${'improper-question/asks-openly'})\b`;

/** "Your model is right 99% of the time. Are you satisfied?": the scene makes it a question about judgment. */
const startsWithScene = (text: string): boolean => {
  const [first = '', ...rest] = sentencesOf(text);
  return rest.length > 0 && first.endsWith('.');
};

/** "What did your last boss do wrong?", "How would you get around the inspector?": invites to run others down or to break rules. */
const baiting =
  /\b(?:wrong|bad|hate[ds]?|dislike[ds]?|worst|annoy(?:s|ed|ing)?|stupid|unfair|incompetent|terrible)\b[^?.]*\b(?:last|previous|former|current|present|old) (?:boss|employer|company|manager|colleagues?|coworkers?|team|firm|job)\b|\b(?:last|previous|former|current|present|old) (?:boss|employer|company|manager|colleagues?|coworkers?|firm)\b[^?.]*\b(?:wrong|bad(?:ly)?|hate[ds]?|dislike[ds]?|worst|annoy(?:s|ed|ing)?|stupid|unfair|incompetent|terrible|lazy)\b|\bhow (?:do|did|would|could|can|will) you (?:get around|get past|bypass|dodge|fool|trick|cheat|sneak|cover up|work around|beat)\b[^?.]*\b(?:rules?|laws?|regulations?|inspect(?:ions?|ors?)|audit(?:s|ors?)?|tax(?:es)?|customs|unions?|limits?|checks?|guards?|police|customers?|patients?)\b/iu;

/** "Why is our company the best?", "How much do you love …?": praise that only wants an echo. */
const echo =
  /\bwhy (?:is|are) (?:our|this|we|the)\b[^?]{0,60}\b(?:the best|so (?:great|good|much better|special)|better than|superior|number one|the (?:greatest|finest|perfect))\b|\bhow (?:much|strongly|deeply) do you (?:love|like|admire|agree|enjoy|hate|dislike)\b|\bwhat do you (?:love|like|admire) (?:most )?about (?:our|this) (?:wonderful|great|amazing|fantastic|excellent|outstanding)\b|\bhow (?:bad|terrible|awful|incompetent|unfair|lazy|useless) (?:was|is|were|are)\b|\bwhy (?:did|was|were) your (?:last|old|former|previous) (?:boss|manager|employer|company)\b[^?]{0,20}\b(?:so (?:bad|terrible|difficult)|such an?|terrible|awful|fail)\b/iu;

/** What only waits for a yes is refused as closed. */
const isLeading = (text: string): boolean =>
  echo.test(text) || baiting.test(text) || sentencesOf(text).some((sentence) => tag.test(sentence));

/** Facts that a school quiz or a search engine asks for. */
const quiz: readonly RegExp[] = [
  phrasePattern.iu`\b(?:${'improper-question/quiz'})\b`,
  phrasePattern.iu`^(?:when|where) (?:was|were|did)(?! (?:${'improper-question/quiz-2'}))\b`,
  /^(?:define|recite|spell|list (?:all|the|every)|name (?:all|the|every|three|four|five|six|seven|eight|ten|two|\d+)|state (?:the|newton|ohm|boyle)|quote|translate the word)\b/iu,
  phrasePattern.iu`\bhow many (?!(?:\w+ ){0,4}(?:${'improper-question/quiz-3'})\b)[^?]*\b(?:${'improper-question/quiz-4'})\b(?![^?]*\byou(?:r)?\b)`,
  /\bif you were (?:an? |any )?(?:kitchen |wild |farm )?(?:animal|tree|fruit|vegetable|color|superhero|car|tool|appliance|utensil|cartoon|movie|song|food|sandwich|flavor|spice|dinosaur|pizza|drink|beer|plant|flower|shape|crayon|planet)\b|\bwhat (?:kind|type|sort) of (?:animal|tree|fruit|vegetable|superhero|kitchen appliance|dinosaur|pizza topping|sandwich) (?:would|are) you\b|\b(?:which|what) (?:superpower|superhero|celebrity|fictional|animal (?:would|are|do) you)\b|^sell me (?:this|that|the|a|your) \w+(?: \w+)?[.!?]*$|\b(?:favorite|most interesting|most boring|like(?:d)? best|best grade|worst grade|grades?|marks?)\b[^?]*\b(?:at|in|from) (?:high )?(?:school|kindergarten|first grade|class)\b|\b\d+ ?(?:times|plus|minus|divided by|multiplied by|percent of|% of|[x×*+/÷]) ?\d+|\bwhat(?:'s| is) (?:the )?(?:sum|product|square|cube|root) of\b|\bin your head\b|\b(?:celebrity|famous person|historical figure|movie star|film star|prime minister|royal family|pop star|world cup|super bowl|lottery|time machine|time travel|a million dollars|zombie)\b|\b(?:have|eat) dinner with\b|\bwho would win\b|\bestimate how many\b|\bmount fuji\b|\bhow would you (?:weigh|move|describe the color|fit) (?:an? |the )?(?:elephant|mountain|giraffe|moon|airplane|house)\b|\bin the news\b|\b(?:tell|make) (?:me|us) (?:a joke|laugh)\b|\b(?:sing|dance|do an impression|impress us|impress me)\b[^?]*[.!?]$|\bhow (?:fast|quickly) can you (?:name|say|solve|calculate|count|recite|type|list)\b|\b(?:off|from) the top of your head\b|\bwithout looking (?:it )?up\b|\bin (?:three|five) words\b|\bgolf balls\b|\bpiano tuners\b|\bmanhole covers?\b|\bdesert(?:ed)? island\b|\bgas stations (?:are|in)\b|\bfavou?rite (?:colou?r|movie|film|band|animal|food|song|sports? team|football|soccer|team|club|ice cream|holiday|tv|series|actor|actress|singer|player|celebrity|meal|season|number|planet|superhero|city|country|joke|word|teacher|cartoon)\b|\b(?:which|what) (?:football|soccer|baseball|sports?|hockey|basketball) (?:team|club)\b|\bwhat (?:grade|mark|score)s? did you (?:get|have|receive)\b/iu,
];

const bareFact = phrasePattern.iu`^(?:${'improper-question/bare-fact'})\b`;

/** Words by which a question is about practice: somebody acts, chooses or explains. */
const practice = phrasePattern.iu`\b(?:${'improper-question/practice'})\b`;

/** A bare fact in few words, and nobody who does anything with it. */
const maxWords = 16;

function isTrivia(text: string): boolean {
  if (quiz.some((shape) => shape.test(text))) return true;
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  return (
    sentences.length === 1 &&
    bareFact.test(last) &&
    !practice.test(last) &&
    last.split(' ').length <= maxWords
  );
}
