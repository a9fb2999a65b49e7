import { aboutOthers, confidentialWording, healthWording, personalWording } from './improper-wording.ts';

export type Impropriety = 'personal' | 'leading' | 'trivia' | 'confidential' | 'closed';

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

/** "Don't you think …", "Surely you …": only one answer is welcome. */
const pushing = new RegExp(
  "^(?:so,? |and |but |well,? |now,? |then )*(?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|wouldn't|couldn't|shouldn't|won't|can't|haven't|hasn't)\\b" +
    "|\\byou(?:'re| are|'d|'ll|'ve)? (?:surely|obviously|certainly|of course|no doubt)\\b|^(?:so,? |and |but )*(?:surely|obviously|clearly|certainly|of course|naturally|needless to say|admit it)\\b" +
    "|\\b(?:(?:would|do|don't|wouldn't|can|will|must) (?:you|we)(?: not| all)? (?:agree|admit|accept|concede)|you (?:must|have to|will|would|'d|should)(?: surely)? (?:agree|admit))\\b(?! (?:on|to|with (?:a|the) (?:client|customer|vendor|coworker)))" +
    "|\\b(?:everyone|everybody|we all|all of us|anyone sensible) (?:knows?|agrees?)\\b|\\bit(?:'s| is) (?:obvious|clear|true|fair to say|safe to say) that\\b|\\bisn't it\\b" +
    "|\\b(?:I|we)(?:'m| am|'re| are)? (?:assume|assuming|take it|trust|presume|suppose|bet|guess|imagine|sure)(?: that)? you(?:'re|'ve|'d)?\\b",
  'iu',
);

/** What yes or no would answer is no practice, and what nobody may ask is mostly asked like that. */
const asksOpenly =
  /\b(?:what|why|how|which|who|whom|when|where|whose|tell|describe|walk|explain|share|give|show|talk|take me|pick|think of|compare|imagine)\b/iu;

/** "Your model is right 99% of the time. Are you satisfied?": the scene makes it a question about judgment. */
const startsWithScene = (text: string): boolean => {
  const [first = '', ...rest] = sentencesOf(text);
  return rest.length > 0 && first.endsWith('.');
};

/** "You never cut corners?", "You're fine with overtime?": a statement with a question mark. */
const statement = /^(?:so,? |and |but |then )*you(?:'re|'ve|'d|'ll)?\b[^?]*\?\s*$/iu;

/** "Would you ever lie to a customer?", "Do you always follow the rules?": nobody says anything else. */
const foregone =
  /^(?:so,? )?(?:do|would|are|will|did|have|can|could|is) (?:you|it)\b[^?.]*\b(?:always|never|ever (?:consider |think of |think about )?(?:lie|lying|steal|cheat|ignor|skip|cut|fake|falsif|hid|yell|break|disrespect|abuse|risk|shout|take shortcuts|put|leav|bend|overlook|gossip))\w*\b[^?]*\?\s*$/iu;

/** "Why is our company the best?", "How much do you love …?": praise that only wants an echo. */
/** "What did your last boss do wrong?", "How would you get around the inspector?": invites to run others down or to break rules. */
const baiting =
  /\b(?:wrong|bad|hate[ds]?|dislike[ds]?|worst|annoy(?:s|ed|ing)?|stupid|unfair|incompetent|terrible)\b[^?.]*\b(?:last|previous|former|current|present|old) (?:boss|employer|company|manager|colleagues?|coworkers?|team|firm|job)\b|\b(?:last|previous|former|current|present|old) (?:boss|employer|company|manager|colleagues?|coworkers?|firm)\b[^?.]*\b(?:wrong|bad(?:ly)?|hate[ds]?|dislike[ds]?|worst|annoy(?:s|ed|ing)?|stupid|unfair|incompetent|terrible|lazy)\b|\bhow (?:do|did|would|could|can|will) you (?:get around|get past|bypass|dodge|fool|trick|cheat|sneak|cover up|work around|beat)\b[^?.]*\b(?:rules?|laws?|regulations?|inspect(?:ions?|ors?)|audit(?:s|ors?)?|tax(?:es)?|customs|unions?|limits?|checks?|guards?|police|customers?|patients?)\b/iu;

const echo =
  /\bwhy (?:is|are) (?:our|this|we|the)\b[^?]{0,60}\b(?:the best|so (?:great|good|much better|special)|better than|superior|number one|the (?:greatest|finest|perfect))\b|\bhow (?:much|strongly|deeply) do you (?:love|like|admire|agree|enjoy|hate|dislike)\b|\bwhat do you (?:love|like|admire) (?:most )?about (?:our|this) (?:wonderful|great|amazing|fantastic|excellent|outstanding)\b|\bhow (?:bad|terrible|awful|incompetent|unfair|lazy|useless) (?:was|is|were|are)\b|\bwhy (?:did|was|were) your (?:last|old|former|previous) (?:boss|manager|employer|company)\b[^?]{0,20}\b(?:so (?:bad|terrible|difficult)|such an?|terrible|awful|fail)\b/iu;

/** "Would you bend a rule for us?": an invitation to do wrong. */
const invitation =
  /^(?:so,? |and )?(?:would|can|could|will|do) you (?:ever |sometimes |be willing to |be ready to |be prepared to |agree to |mind |please )*(?:lie|lying|cheat|bend|bending|falsif|backdat|skip|ignor|look(?:ing)? the other way|turn(?:ing)? a blind eye|keep quiet|work(?:ing)? (?:off the clock|live|without)|hide|hiding|cut(?:ting)? corners|break(?:ing)? (?:a|the) (?:rule|law)|sign(?:ing)? off without|say nothing|report(?:ing)? your colleagues|spy)\w*\b/iu;

/** "Would you say your last boss was useless?": a judgment that only waits for a nod. */
const loaded =
  /^(?:so,? )?(?:would you say|do you (?:think|find|believe)|is it|was it|is|was|are|were)\b[^?]*\b(?:incompetent|useless|terrible|lazy|awful|stupid|hopeless|the worst|a bad (?:boss|manager|company)|unfair to you|jealous)\b[^?]*\?$/iu;

function isLeading(text: string): boolean {
  if (echo.test(text) || baiting.test(text)) return true;
  return sentencesOf(text).some(
    (sentence) =>
      tag.test(sentence) ||
      pushing.test(sentence) ||
      loaded.test(sentence) ||
      (!asksOpenly.test(sentence) &&
        (statement.test(sentence) || foregone.test(sentence) || invitation.test(sentence))),
  );
}

/** Facts that a school quiz or a search engine asks for. */
const quiz: readonly RegExp[] = [
  /\b(?:stands? for|acronym|abbreviat(?:ion|es?|ed)|capital (?:city )?of|capital\?|(?:in )?(?:what|which) (?:year|century|decade|(?:geological )?era|city|country|state|century|continent|language)\b(?![^?]*\byou(?:r)?\b)|etymology|latin (?:name|word|term)|(?:scientific|chemical|botanical|binomial) (?:name|formula|symbol)|atomic (?:number|weight|mass)|boiling point|melting point|freezing point|speed of (?:light|sound)|square root|nobel prize|who (?:invented|discovered|founded|wrote|painted|composed|coined|created|developed|designed|built|said|holds|won|signed|introduced|starred|sang|was the (?:first|last|inventor|founder)|is the (?:current |first )?(?:ceo|president|founder|owner|inventor|father|author|king|queen|mayor|governor))|(?:textbook|dictionary|exact|formal|precise|official|word-for-word) (?:definition|wording)|definition of|by heart|from memory(?! card)|recite|spell (?:the )?|named (?:after|for)|after whom|known as the|what color is|what (?:day|date) (?:is|was)|how (?:tall|long|high|wide|deep|far|old|big|heavy|fast) (?:is|was|are) the)\b/iu,
  /^(?:when|where) (?:was|were|did)(?! (?:you|your|this|that|it|the last time|the first time|a time))\b/iu,
  /^(?:define|recite|spell|list (?:all|the|every)|name (?:all|the|every|three|four|five|six|seven|eight|ten|two|\d+)|state (?:the|newton|ohm|boyle)|quote|translate the word)\b/iu,
  /\bhow many (?!(?:\w+ ){0,4}(?:you|your|years|people (?:have|did|would|do)|patients|customers|calls|hours)\b)[^?]*\b(?:are (?:there|in)|does (?:a|an|the|it)|do (?:a|an|the)|in (?:a|an|the|one)|fit|make up|exist|has)\b(?![^?]*\byou(?:r)?\b)/iu,
  /\bif you were (?:an? |any )?(?:kitchen |wild |farm )?(?:animal|tree|fruit|vegetable|color|superhero|car|tool|appliance|utensil|cartoon|movie|song|food|sandwich|flavor|spice|dinosaur|pizza|drink|beer|plant|flower|shape|crayon|planet)\b|\bwhat (?:kind|type|sort) of (?:animal|tree|fruit|vegetable|superhero|kitchen appliance|dinosaur|pizza topping|sandwich) (?:would|are) you\b|\b(?:which|what) (?:superpower|superhero|celebrity|fictional|animal (?:would|are|do) you)\b|^sell me (?:this|that|the|a|your) \w+(?: \w+)?[.!?]*$|\b(?:favorite|most interesting|most boring|like(?:d)? best|best grade|worst grade|grades?|marks?)\b[^?]*\b(?:at|in|from) (?:high )?(?:school|kindergarten|first grade|class)\b|\b\d+ ?(?:times|plus|minus|divided by|multiplied by|percent of|% of|[x×*+/÷]) ?\d+|\bwhat(?:'s| is) (?:the )?(?:sum|product|square|cube|root) of\b|\bin your head\b|\b(?:celebrity|famous person|historical figure|movie star|film star|prime minister|royal family|pop star|world cup|super bowl|lottery|time machine|time travel|a million dollars|zombie)\b|\b(?:have|eat) dinner with\b|\bwho would win\b|\bestimate how many\b|\bmount fuji\b|\bhow would you (?:weigh|move|describe the color|fit) (?:an? |the )?(?:elephant|mountain|giraffe|moon|airplane|house)\b|\bin the news\b|\b(?:tell|make) (?:me|us) (?:a joke|laugh)\b|\b(?:sing|dance|do an impression|impress us|impress me)\b[^?]*[.!?]$|\bhow (?:fast|quickly) can you (?:name|say|solve|calculate|count|recite|type|list)\b|\b(?:off|from) the top of your head\b|\bwithout looking (?:it )?up\b|\bin (?:three|five) words\b|\bgolf balls\b|\bpiano tuners\b|\bmanhole covers?\b|\bdesert(?:ed)? island\b|\bgas stations (?:are|in)\b|\bfavou?rite (?:colou?r|movie|film|band|animal|food|song|sports? team|football|soccer|team|club|ice cream|holiday|tv|series|actor|actress|singer|player|celebrity|meal|season|number|planet|superhero|city|country|joke|word|teacher|cartoon)\b|\b(?:which|what) (?:football|soccer|baseball|sports?|hockey|basketball) (?:team|club)\b|\bwhat (?:grade|mark|score)s? did you (?:get|have|receive)\b/iu,
];

const bareFact =
  /^(?:what [a-z]+ (?:is|are|was|does|do|did|has)|what(?:'s| is| are| was| were| does| do| did)|who(?:'s| is| was| were)|which(?: of the following)?|how many|how much|when|in what|at what|true or false)\b/iu;

/** Words by which a question is about practice: somebody acts, chooses or explains. */
const practice =
  /\b(?:you|your|yours|yourself|we|our|us|my|me|how|why|should|would|could|steps?|approach|best way|biggest|hardest|important|makes?|look for|first thing|role|difference|differ|trade-?offs?|challenges?|signs?|risks?|advantages?|pros|cons|someone|somebody|important|team|handle|when (?:a|an|the|there)|before|after|if)\b/iu;

/** A bare fact in few words, and nobody who does anything with it. */
const mostWords = 16;

function isTrivia(text: string): boolean {
  if (quiz.some((shape) => shape.test(text))) return true;
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  return (
    sentences.length === 1 &&
    bareFact.test(last) &&
    !practice.test(last) &&
    last.split(' ').length <= mostWords
  );
}
