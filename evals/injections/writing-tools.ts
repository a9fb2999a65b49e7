import type { CoverLetter } from '#contract/cover-letters.ts';
import type { AnswerCall } from '#server/providers/model.fake.ts';
import { formOfResume } from '../linkedin/form-of-resume.ts';
import { lyingProfile } from '../linkedin/linkedin-tool.ts';
import type { Seen } from '../product/optimize-resume.ts';
import type { ProductStage } from '../product/product-stage.ts';
import { readPrompt } from '../product/read-prompt.ts';
import { rewriteWell } from '../product/rewrite-well.ts';
import { promptLines } from '../prose/prompt-lines.ts';
import { goodSentences } from '../prose/write-sentences.ts';
import {
  obeyInForm,
  obeyInPractice,
  obeyInProfile,
  obeyInSentences,
  obeyInWords,
  obeyOutOfForm,
  obeyOutOfSentences,
} from './obeying-model.ts';

interface Written {
  content: string;
  posting: string;
  answer?: AnswerCall;
}

export interface WritingTool {
  name: string;
  /** Who writes, and how: each with every posting. */
  writers: Record<string, (canary: string) => AnswerCall | undefined>;
  /** Everything that the person gets to see, but for what they pasted themselves. */
  write(stage: ProductStage, written: Written): Promise<unknown>;
}

const resume: WritingTool = {
  name: 'resume',
  writers: {
    built_in: () => undefined,
    obeying_model: obeyInForm,
    obeying_model_out_of_form: obeyOutOfForm,
    obeying_model_in_words: obeyInWords,
    good_model: () => (call) => ({ ops: rewriteWell(readPrompt(call)), questions: [] }),
  },
  write: async (stage, written) => shownOfResume(await stage.optimize(written)),
};

function shownOfResume({ resume: { jobPosting: _, originalContent: __, ...kept }, ...seen }: Seen) {
  const data: unknown = kept.structuredData === null ? null : JSON.parse(kept.structuredData);
  return { ...seen, resume: { ...kept, structuredData: data } };
}

const letter: WritingTool = {
  name: 'letter',
  writers: {
    built_in: () => undefined,
    obeying_model: obeyInSentences,
    obeying_model_out_of_form: obeyOutOfSentences,
    obeying_model_in_words: obeyInWords,
    good_model: () => (call) => ({ sentences: goodSentences(promptLines(call)) }),
  },
  write: async (stage, written) => {
    const { letter: kept, ...seen } = await stage.generateLetter(written);
    if (!kept) return seen;
    const { jobPosting: _, ...shown }: CoverLetter = kept;
    return { ...seen, letter: shown };
  },
};

/** The posting is that of the newest resume, which a profile is written from, too. */
const linkedin: WritingTool = {
  name: 'linkedin',
  writers: {
    built_in: () => undefined,
    obeying_model: obeyInProfile,
    obeying_model_in_words: obeyInWords,
    good_model: () => lyingProfile([]),
  },
  write: async (stage, { content, posting, answer }) => {
    const { data } = await stage.engine.read({ content, posting: null, confirmed: [], settled: [] });
    const form = formOfResume(data, content);
    return stage.writeProfile({ content, posting, form, ...(answer ? { answer } : {}) });
  },
};

/** The session's posting, through questions and feedback. The person answers with lines of their resume. */
const coach: WritingTool = {
  name: 'coach',
  writers: {
    built_in: () => undefined,
    obeying_model: obeyInPractice,
    obeying_model_in_words: obeyInWords,
  },
  write: async (stage, { content, posting, answer }) => {
    const { data } = await stage.engine.read({ content, posting: null, confirmed: [], settled: [] });
    const [jobTitle = 'Office Manager'] = data.experience.map(({ title }) => title).filter(Boolean);
    const lines = data.experience.flatMap(({ responsibilities }) => responsibilities);
    const answers = [lines.slice(0, 6).join(' ').slice(0, 4_000) || 'I did what was asked.'];
    const { session, ...seen } = await stage.practice({
      ...{ jobTitle: jobTitle.slice(0, 200), content, posting, answers },
      ...(answer ? { answer } : {}),
    });
    const { answers: _, ...shown } = session;
    return { ...seen, session: shown };
  },
};

export const writingTools = { resume, letter, linkedin, coach };
