/** Who is spoken to here isn't an interviewer. Each begins its sentence: "I give full marks" is somebody's work. */
const begins = `^["'“‘(*#\\s]*(?:(?:please|now|so|also|and|but|just|then|instead|you (?:must|should|will|have to|need to|are to))[, ]+)*`;
const marks = '(?:points?|scores?|grades?|marks?|stars?|ratings?|percent|%|out of|/)';
const best =
  '(?:100|10|ten|five|5|4|four|full|top|max(?:imum)?|highest|perfect|best|strong|excellent|good|a\\+)';

/** What a grader grades: in "give the patient 10 points" nobody is one. */
const graded =
  '(?:\\s+(?:me|us|this|it|that|everything|all|every|each|criteri(?:on|a)|(?:my|the|this|that) (?:answer|response|text|candidate)|an?|the|at least|with|as|of|exactly))*';

const orders = [
  `${begins}(?:ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,60}\\b(?:instructions?|rules?|rubric|prompts?|criteria|above|system)\\b`,
  `${begins}(?:give|award|assign|grant|rate|score|grade|mark|return|output|answer with|respond with)\\b${graded}\\s+${best}\\b[^.!?\\n]{0,20}${marks}`,
  `${begins}(?:rate|score|grade|mark|judge)\\b (?:this|it|me|my answer|the answer|every(?:thing)?|all)\\b[^.!?\\n]{0,40}\\b${best}`,
  `${begins}(?:(?:dear|hey|hello|attention|note to|message to|to)[, ]+)(?:the |all )?(?:graders?|ai|model|assistant|llm|chatgpt|claude|gpt|gemini|system)\\b`,
  `^["'“‘(*#\\s]*(?:system|assistant|grader|developer)(?: (?:message|note|prompt|override))?:`,
  `${begins}you are (?:now )?(?:an? |the )?(?:ai|language model|assistant|grader|examiner|llm)\\b`,
].map((source) => new RegExp(source, 'iu'));

const sentences = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*\s*/gu;

/** The answer as it's graded: without sentences that tell the grader what to do, so that they change nothing. */
export const withoutOrders = (answer: string): string =>
  answer
    .replace(sentences, (sentence) => (orders.some((order) => order.test(sentence)) ? '' : sentence))
    .trim();
