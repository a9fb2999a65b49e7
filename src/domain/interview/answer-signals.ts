import { phrasePattern } from '../language/phrase-pattern.ts';

/** What clauses of answers are made of, by the words that show it. Written for any trade; none names one. */
const number = String.raw`(?:\d[\d.,:]*\s?%?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|third|quarter|dozen|twice)`;

export const signals = {
  reason: phrasePattern.giu`\b(?:${'answer-signals/signals-reason'})\b`,
  condition: phrasePattern.giu`\b(?:${'answer-signals/signals-condition'})\b`,
  check: phrasePattern.giu`\b(?:${'answer-signals/signals-check'})\b`,
  tell: phrasePattern.giu`\b(?:${'answer-signals/signals-tell'})\b`,
  contrast:
    /\b(?:rather than|instead of|not (?:just|only|the|a|from|to|by|when|in|on|with|my|yet|till|until)|but not|not \w+, but|don't|doesn't|wouldn't|would not|won't|never .{3,40} (?:before|until|without)|apart|even though|although)\b/giu,
  sequence: phrasePattern.giu`\b(?:${'answer-signals/signals-sequence'})\b`,
  result: phrasePattern.giu`\b(?:${'answer-signals/signals-result'})(?![\p{L}])`,
  learning: phrasePattern.giu`\b(?:${'answer-signals/signals-learning'})\b`,
  number: new RegExp(String.raw`(?<![\p{L}\d])${number}(?![\p{L}])`, 'giu'),
  time: /\b(?:(?:last|this|that|next|every|on|in|by|since|until) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|year|month|week|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|morning|evening|(?:19|20)\d\d)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|at (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight)|\d+ ?(?:am|pm|minutes?|mins?|hours?|days?|weeks?|months?|years?)|(?:19|20)\d\d|minutes?|hours?|days?|weeks?|months?)\b/giu,
  opinion: phrasePattern.giu`\b(?:${'answer-signals/signals-opinion'})\b`,
  absolute: phrasePattern.giu`\b(?:${'answer-signals/signals-absolute'})\b`,
  vague: phrasePattern.giu`\b(?:${'answer-signals/signals-vague'})\b`,
  label:
    /\b(?:i(?:'m| am)(?: also| just| really| quite| very| always| a bit| known)* (?:an? |very |really |quite |so |good|great|known|passionate|friendly|organi[sz]ed|calm|creative|reliable|robust|certified|comfortable|used to|open|committed|dedicated|motivated|hard)|i(?:'ve| have) always been|(?:would|'d) (?:describe|call|consider) myself|people (?:tell|say|know|often)|my (?:friends|colleagues|boss|manager|family)(?: \w+)? (?:say|describe|call|tell)s?|in my (?:blood|dna|nature)|natural (?:with|at|leader)|(?:love|passion\w*|hate) |1[0-9]0 ?%|i don't get stressed|work(?:s|ing)? well (?:with|under|in)|years'? (?:of )?experience|i have (?:a )?(?:strong|good|great|excellent|proven|extensive)|i would bring|i'd bring|amazing)\b/giu,
  boast: phrasePattern.giu`\b(?:${'answer-signals/signals-boast'})\b`,
  jargon: phrasePattern.giu`\b(?:${'answer-signals/signals-jargon'})\b`,
  policy: phrasePattern.giu`\b(?:${'answer-signals/signals-policy'})\b`,
  chatter: phrasePattern.giu`\b(?:${'answer-signals/signals-chatter'})\b`,
  credential: phrasePattern.giu`(?:^as an? [\w-]+|^with (?:more than |over |my )?(?:\d|\w+ years)|\b(?:${'answer-signals/signals-credential'})? ?\d[\d.,]*\+? ?(?:${'answer-signals/signals-credential-2'})|\b(?:${'answer-signals/signals-credential-3'}) of|\byears'? (?:of )?experience|\b(?:${'answer-signals/signals-credential-4'})\b)`,
  dismissal: phrasePattern.giu`\b(?:${'answer-signals/signals-dismissal'})\b`,
  hollow: phrasePattern.giu`\b(?:${'answer-signals/signals-hollow'})\b`,
  care: phrasePattern.giu`\b(?:${'answer-signals/signals-care'})\b`,
  private:
    /\b(?:my (?:mum|mom|mother|dad|father|brother|sister|aunt|uncle|gran|nan|granny|grand\w+|wife|husband|partner|kids?|son|daughter|family|dog|cat|friends?|back|mate)|mum|holidays?|hobb(?:y|ies)|yoga|travell?(?:ed|ing)|as a kid|at school|when i was (?:a child|young|little|small)|born|free time|christmas)\b/giu,
  addressed: phrasePattern.giu`\b(?:you(?:r|rs)?|you're|you've|here|this (?:${'answer-signals/signals-addressed'})|with us)\b`,
  humility:
    /\b(?:i (?:haven't|have not|have never|'ve never|don't know|didn't know|had no idea|have no idea|was wrong|missed|forgot|underestimated)|my (?:mistake|fault|error)|i'd want to (?:learn|know)|the risk|i'm aware|i would have to learn|i took responsibility|i own(?:ed)?|sorry)\b/giu,
} as const;

export type Signal = keyof typeof signals;

export const countOf = (signal: Signal, text: string): number => text.match(signals[signal])?.length ?? 0;
