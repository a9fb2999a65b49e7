import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { errorBody, eventOf, type Reply, streamedAnswer, wholeAnswer } from './model-wire.fake.ts';

/** Everything that a provider has been seen to do, and `well`. */
export type Behavior =
  | 'well'
  | 'stall before the first byte'
  | 'hang in the middle'
  | 'cut in the middle'
  | 'end in the middle'
  | 'error in the middle'
  | 'bad JSON'
  | 'no JSON'
  | 'wrong schema'
  | 'fenced JSON'
  | 'prefaced JSON'
  | 'refuse'
  | 'refuse in words'
  | 'filter'
  | 'slow start'
  | 'truncate'
  | 'rate limit'
  | 'server error'
  | 'wrong key'
  | 'too long'
  | 'reset'
  | 'one byte a second'
  | 'ten megabytes';

export function wordsOf(behavior: Behavior, answer: unknown): string {
  const good = typeof answer === 'string' ? answer : JSON.stringify(answer);
  switch (behavior) {
    case 'bad JSON':
      return `${good.slice(0, -1)}, "and": {"then"`;
    case 'no JSON':
      return 'Sure, that looks good to me.';
    case 'wrong schema':
      return JSON.stringify({ something: 'else', of: [good] });
    case 'fenced JSON':
      return `\`\`\`json\n${good}\n\`\`\``;
    case 'prefaced JSON':
      return `Here is what you asked for:\n${good}\nI hope this helps!`;
    case 'refuse in words':
      return "I'm sorry, but I can't help with that.";
    case 'filter':
    case 'truncate':
      return good.slice(0, good.length / 2);
    case 'ten megabytes':
      return `{"much": "${'much '.repeat(2_000_000)}"}`;
    default:
      return good;
  }
}

/** What goes over the line, in the pieces in which it goes. */
export function framesOf(behavior: Behavior, reply: Reply): string[] {
  const { isStream } = reply.call;
  const whole = isStream
    ? streamedAnswer(reply, behavior === 'ten megabytes' ? 4000 : 4)
    : halvesOf(wholeAnswer(reply));
  if (!behavior.endsWith(' in the middle')) return whole;
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  return behavior === 'error in the middle' && isStream
    ? [...half, eventOf(errorBody('server_error', reply.call))]
    : half;
}

const halvesOf = (text: string): string[] => [text.slice(0, text.length / 2), text.slice(text.length / 2)];

export interface Pace {
  tokensPerSecond: number;
  /** Ends when streams that stand in the middle may go on. */
  held: Promise<void>;
}

export const atOnce: Pace = { tokensPerSecond: 0, held: Promise.resolve() };

export async function send(
  response: ServerResponse,
  behavior: Behavior,
  frames: string[],
  { tokensPerSecond, held }: Pace,
): Promise<void> {
  const isStream = frames[0]?.startsWith('data: ');
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
  const isSlow = behavior === 'one byte a second';
  const perSecond = isSlow ? 1 : tokensPerSecond;
  const pieces = isSlow ? [...frames.join('')] : perSecond === 0 ? [frames.join('')] : frames;
  for (const [index, piece] of pieces.entries()) {
    if (pieces.length > 1 && index === Math.floor(pieces.length / 2)) await held;
    await write(response, piece);
    if (perSecond > 0) await pause(1000 / perSecond);
  }
  if (behavior === 'hang in the middle') return;
  if (behavior === 'cut in the middle') response.destroy();
  else response.end();
}

/** Ends at the latest when the caller is gone. */
const write = (response: ServerResponse, text: string): Promise<void> =>
  new Promise((resolve, reject) => response.write(text, (error) => (error ? reject(error) : resolve())));
