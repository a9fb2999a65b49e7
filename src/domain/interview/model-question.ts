import { speaksForPosting } from '../claims/judge-line.ts';
import type { Knowledge } from '../claims/knowledge.ts';
import { cleanText, inUsualWidth } from '../language/readable-text.ts';
import { admitQuestion } from './admit-question.ts';
import { isPlain } from './coach-sentence.ts';
import type { InterviewQuestion } from './interview.ts';
import { kindPoints } from './kind-points.ts';
import { contentStems, sharedCount } from './same-question.ts';

/** A question as a model proposes it. */
export type ProposedQuestion = Pick<InterviewQuestion, 'text' | 'kind' | 'topic' | 'quote' | 'good'>;

export interface QuestionContext {
  asked: readonly string[];
  /** All of the posting, also what nobody can see in it; '' without one. */
  posting: string;
  /** What of the posting's asks may be repeated, exactly as it stands there. */
  asks: readonly string[];
  /** The resume as text; '' without one. */
  resume: string;
  /** What else may be spoken of: the job's title, what was asked before. */
  known: string;
  knowledge: Knowledge;
}

const maxQuestionLength = 320;
const maxNoteLength = 120;
const fewestNotes = 3;
const maxNotes = 5;

/**
 * A model's question as it may reach the person: proper, new, in plain words, and quoting the posting exactly or not at
 * all. A posting can't speak through it. Null where it may not.
 */
export function questionByModel(
  proposed: ProposedQuestion,
  context: QuestionContext,
): InterviewQuestion | null {
  const text = cleanText(inUsualWidth(proposed.text));
  const quote = proposed.quote.trim();
  if (text.length > maxQuestionLength || !isAsking(text) || !admitQuestion(text, context.asked)) return null;
  if (quote !== '' && !(text.includes(quote) && isQuotable(quote, context))) return null;
  if (quotesIn(text).some((part) => !isQuotable(part, context))) return null;
  if (!saysNothingNew(text, context) || !(quote !== '' || isAnchored(text, context))) return null;
  const note = (one: string) => cleanText(inUsualWidth(one));
  const mayBeSaid = (one: string) =>
    one !== '' && one.length <= maxNoteLength && saysNothingNew(one, context);
  const topic = note(proposed.topic);
  const good = proposed.good.map(note).filter(mayBeSaid).slice(0, maxNotes);
  return {
    text,
    kind: proposed.kind,
    topic: mayBeSaid(topic) ? topic : quote,
    origin: quote === '' ? 'resume' : 'posting',
    quote,
    good: good.length >= fewestNotes ? good : [...kindPoints[proposed.kind]],
  };
}

/** A model is asked because it knows posting and resume: what is about neither, the bank asks better. */
const leastShared = 2;
const isAnchored = (text: string, { asks, resume }: QuestionContext) =>
  sharedCount(contentStems(text), contentStems([...asks, resume].join('\n'))) >= leastShared;

const isAsking = (text: string) =>
  /\?["”]?$/u.test(text) || /^(?:tell|describe|walk|talk|give|explain|show)\b/iu.test(text);

const quotesIn = (text: string) => [...text.matchAll(/[“"]([^“”"]+)[”"]/gu)].map(([, part = '']) => part);

const bare = (text: string) => text.replace(/[.,;:!?\s]+$/u, '');

const isQuotable = (quote: string, { asks, resume, known }: QuestionContext) =>
  [...asks, resume, known].some((text) => text.includes(bare(quote)));

/** Plain, with no figure or name that nobody has said. */
function saysNothingNew(text: string, { asks, resume, known, posting, knowledge }: QuestionContext): boolean {
  if (!isPlain(text)) return false;
  const said = [known, resume, ...asks].join('\n');
  const lower = said.toLowerCase();
  const odd = text.match(/\S*\d\S*/gu) ?? [];
  if (
    odd.some((word) => !lower.includes(word.replace(/[^\p{L}\p{N}]+$|^[^\p{L}\p{N}]+/gu, '').toLowerCase()))
  )
    return false;
  return !speaksForPosting(text, { knowledge, text: said }, posting === '' ? ' ' : `${posting}\n${text}`);
}
