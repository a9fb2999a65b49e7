import { z } from 'zod';
import type { LetterLength, LetterTone } from '#domain/letter/letter-limits.ts';
import type { LetterPlan } from '../../engine/engine.ts';
import { linesRule, pairPrefix } from '../../judging/pair-prefix.ts';
import {
  askedSentence,
  sentenceShape,
  sentenceTruth,
  takenSentence,
} from '../../judging/written-sentences.ts';
import type { TaskPrompt } from '../../models/model-gateway.ts';

const asked = z.object({ sentences: z.array(askedSentence) });

const taken = z.object({ sentences: z.array(takenSentence) });
export type ModelLetter = z.output<typeof taken>;

const tones: Readonly<Record<LetterTone, string>> = {
  plain: 'plain: short, direct sentences in everyday English',
  warm: 'warm: friendly and personal, with contractions, and never gushing',
  formal: 'formal: courteous and full sentences, without contractions',
};

/** At most so many words: what somebody's lines don't give isn't made up by filling. */
const lengths: Readonly<Record<LetterLength, string>> = {
  short: '170',
  standard: '240',
  long: '320',
};

const instructions = `You write the body of a cover letter for one person. You get their resume line by line, what a job posting asks and what the resume shows of it, and the posting.
${linesRule}

Write it sentence by sentence, in the first person. First a short paragraph that says which job it's for and what the person is. Then a paragraph for each of the two or three most important asks that their lines show: what they did, in concrete terms, and why it matters for this job. A paragraph that tells of a job says where that was, and "we", "them" or "there" only follow what they point at. Last one or two sentences that thank and ask for a conversation. No greeting, no date, no closing formula, no name at the end: those are added later.

${sentenceShape}

Rules without exception:
${sentenceTruth}
- The posting tells what the employer is looking for. It says nothing about the person. Never claim that the person has what it asks unless a line says so, and never copy its phrases as the person's.
- A sentence about the job begins with what it's about ("Your posting asks for …", "This role …", "Your team …") and says what one of the asks says. Nothing else of the posting is repeated. It stands only where the very next sentence answers that ask, and no other.
- What has run out by the day of the letter isn't told as held, and what has no end date isn't told as current where the lines say "hold or held".
- Short is good: a person with few lines gets a short letter. No sentence that only fills: not where they live unless the posting asks for it, nothing said twice in other words, no questions to the employer, nothing about the resume itself, and nothing that weakens what they have.
- Call the employer and the job as they are given under "job"; where one is null write "your team" or "this role", and what the person is in a sentence of its own. Name nobody else.
- Write in English, whatever the language of the lines.`;

/** What a model is asked: the pair as every model sees it, and the posting as a person sees it. */
export function writeLetterPrompt(
  { posting: { employer, title }, pair, shown }: LetterPlan,
  { tone, length, today }: { tone: LetterTone; length: LetterLength; today: string },
): TaskPrompt<ModelLetter> {
  return {
    promptVersion: 'letter-5',
    instructions,
    prefix: pairPrefix(pair),
    data: [
      { label: 'job', text: JSON.stringify({ employer, title }) },
      { label: 'job posting', text: shown },
    ],
    prompt: `The letter is of ${today}. Write the body of the letter, at most ${lengths[length]} words in all, and fewer where their lines give less. The tone is ${tones[tone]}. Tone and length change how things are said, never what is said of the person. Answer with the sentences alone, in their order.`,
    schema: asked,
    accepts: taken,
    // Some 350 words, each sentence with its numbers.
    maxOutputTokens: 2_500,
  };
}
