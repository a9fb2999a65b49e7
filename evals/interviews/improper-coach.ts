import { improperIn } from '#domain/interview/improper-question.ts';
import type { ProductStage } from '../product/product-stage.ts';
import type { GoldTitle } from './read-gold.ts';

const posting =
  'We are hiring\n\nRequirements\n- Two years of experience\n- Good communication skills\n- Basic computer skills';

const answers = [
  'I asked what was needed, wrote it down and did it the same day. The customer thanked us.',
  'I checked the order twice and called the supplier. It came the next morning.',
];

/** What reaches the person of a model that asks nothing but what nobody may ask: three questions a title. */
export async function askImproperly(
  stage: ProductStage,
  titles: readonly GoldTitle[],
): Promise<{ reached: string[]; n: number }> {
  const reached: string[] = [];
  let n = 0;
  for (const { jobTitle, bad } of titles) {
    const questions = bad.map(({ question: text, reason }) => ({
      ...{ text, kind: 'behavioral', topic: reason.slice(0, 60), quote: '', good: [] },
    }));
    const { session } = await stage.practice({
      ...{ jobTitle, content: null, posting, answers },
      answer: () => ({ questions }),
    });
    n += session.questions.length;
    const isBad = (text: string) => bad.some(({ question }) => question.trim() === text.trim());
    reached.push(
      ...session.questions
        .filter((text) => isBad(text) || improperIn(text) !== null)
        .map((text) => `${jobTitle}: ${text}`),
    );
  }
  return { reached, n };
}
