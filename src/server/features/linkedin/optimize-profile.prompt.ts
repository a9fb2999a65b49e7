import { z } from 'zod';
import { maxAboutLength, maxHeadlineLength } from '#domain/linkedin/linkedin-limits.ts';
import type { ProfileOutline } from '../../engine/profile-engine.ts';
import { formBlock, linesRule, personPrefix } from '../../judging/pair-prefix.ts';
import {
  askedSentence,
  sentenceShape,
  sentenceTruth,
  takenNumbers,
  takenSentence,
} from '../../judging/written-sentences.ts';
import type { TaskPrompt } from '../../models/model-gateway.ts';

const asked = z.object({
  headline: z.array(z.object({ text: z.string(), rests: z.array(z.number()) })),
  about: z.array(askedSentence),
  skills: z.array(z.string()),
});

const taken = z.object({
  headline: z.array(z.object({ text: z.string(), rests: takenNumbers })),
  about: z.array(takenSentence),
  skills: z.array(z.string()),
});
export type ModelProfile = z.output<typeof taken>;

const instructions = `You write LinkedIn profiles. You get one person's resume line by line, what they filled in for their profile (section "form"), the title they hold, their skills, and the role they want next.
${linesRule}

Headline: two to four short parts, at most ${maxHeadlineLength - 20} characters together. First the title that the person holds, then two or three strengths or tools that their lines show, then one credential or result. With each part give "rests": the numbers of the lines it rests on.
About: first person, three to five short paragraphs of one to four plain sentences, at most ${maxAboutLength - 300} characters together. Who they are, then the two to four best things they did, with the numbers they give, then their tools and credentials. Choose and order what you tell by the role they want.
Skills: the person's own skills as given, in the order that helps most for that role. Add and reword nothing.

${sentenceShape}

Rules without exception:
${sentenceTruth}
- The role they want says nothing about what they are. If "sayOpenToWork" is true, the headline may end with "Open to ... roles" and the about section with one sentence about the role they look for, which is a courtesy. If it's false, say nowhere that they look for anything.
- There's no posting and no job to speak of: no sentence is about a job.
- Plain English, or the language of the lines. No hashtags, no emoji.`;

/** What a model is asked: the resume as every model sees it, what the form adds, and what the person wants. */
export function optimizeProfilePrompt({
  lines,
  title,
  target,
  openToWork,
  skills,
}: ProfileOutline): TaskPrompt<ModelProfile> {
  return {
    promptVersion: 'linkedin-2',
    instructions,
    prefix: personPrefix(lines),
    data: [
      ...formBlock(lines),
      { label: 'title held', text: title },
      { label: 'skills', text: skills.join('\n') },
      { label: 'role wanted', text: JSON.stringify({ role: target, sayOpenToWork: openToWork }) },
    ],
    prompt: 'Write the headline, the about section and the order of the skills.',
    schema: asked,
    accepts: taken,
    maxOutputTokens: 3_000,
  };
}
