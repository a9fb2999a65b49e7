import type { IncomingMessage } from 'node:http';

/** What a caller asked for, taken apart. */
export interface FakeModelCall {
  model: string;
  isStream: boolean;
  instructions: string;
  /** The last thing that the user said. */
  prompt: string;
  /** The fenced blocks of everything that the user said, by their labels. */
  data: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** What came over the line. */
  body: string;
  /** When all of it had come, by performance.now(). */
  arrivedAt: number;
  /** When the last of the answer was sent, by performance.now(). */
  answeredAt?: number;
}

interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string | { text?: string }[] }[];
}

export async function readCall(request: IncomingMessage): Promise<FakeModelCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const { model, stream = false, messages } = JSON.parse(body) as ChatRequest;
  const said = (roles: string[]) =>
    messages.filter(({ role }) => roles.includes(role)).map(({ content }) => textOf(content));
  const asked = said(['user']);
  return {
    model,
    isStream: stream,
    instructions: said(['system', 'developer']).join('\n'),
    prompt: asked.at(-1) ?? '',
    data: fencedBlocks(asked.join('\n')),
    headers: request.headers,
    body,
    arrivedAt: performance.now(),
  };
}

const textOf = (content: string | { text?: string }[]): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');

function fencedBlocks(text: string): Record<string, string> {
  const blocks = text.matchAll(/^<<<data (\w+) (.*)>>>\n([\s\S]*?)\n<<<end \1>>>$/gm);
  return Object.fromEntries([...blocks].map(([, , label = '', block = '']) => [label, block]));
}

export interface Reply {
  call: FakeModelCall;
  text: string;
  finishReason: 'stop' | 'length' | 'content_filter';
  isRefusal: boolean;
  cachedTokens: number;
}

/** What providers document: a prompt's beginning is remembered from so many tokens on, in steps. */
const leastRemembered = 1024;
const rememberedStep = 128;

/** How much of a prompt a provider would know from the calls before it. */
export function knownTokens(call: FakeModelCall, earlier: readonly FakeModelCall[]): number {
  const text = textSaid(call);
  const known = Math.max(0, ...earlier.map((one) => sameBeginning(text, textSaid(one))));
  const tokens = Math.floor(tokensOf(known) / rememberedStep) * rememberedStep;
  return tokens >= leastRemembered ? tokens : 0;
}

const textSaid = ({ instructions, prompt }: FakeModelCall) => `${instructions}\n${prompt}`;

function sameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const tokensOf = (characters: number): number => Math.ceil(characters / 4);

const head = (model: string, object: string) => ({ id: 'chatcmpl-1', object, created: 1_700_000_000, model });

function usageOf({ call, text, cachedTokens: cached_tokens }: Reply) {
  const [prompt_tokens, completion_tokens] = [tokensOf(call.body.length), tokensOf(text.length)];
  const prompt_tokens_details = cached_tokens === 0 ? {} : { prompt_tokens_details: { cached_tokens } };
  return {
    prompt_tokens,
    ...prompt_tokens_details,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
  };
}

/** An answer as one piece. */
export function wholeAnswer(reply: Reply): string {
  const said = reply.isRefusal ? { content: null, refusal: 'No.' } : { content: reply.text };
  const message = { role: 'assistant', ...said };
  return JSON.stringify({
    ...head(reply.call.model, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: reply.finishReason }],
    usage: usageOf(reply),
  });
}

/** An answer as the events of a stream. */
export function streamedAnswer(reply: Reply, charactersPerEvent: number): string[] {
  const event = (fields: object) =>
    eventOf({ ...head(reply.call.model, 'chat.completion.chunk'), ...fields });
  const delta = (content: object, finish_reason: string | null = null) =>
    event({ choices: [{ index: 0, delta: content, finish_reason }] });
  const pieces = reply.text.match(new RegExp(`[\\s\\S]{1,${charactersPerEvent}}`, 'gu')) ?? [];
  return [
    delta({ role: 'assistant', content: '' }),
    ...(reply.isRefusal ? [delta({ refusal: 'No.' })] : pieces.map((content) => delta({ content }))),
    delta({}, reply.finishReason),
    event({ choices: [], usage: usageOf(reply) }),
    'data: [DONE]\n\n',
  ];
}

export const eventOf = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

/** A provider's error. Its words quote what was asked, as those of real providers may. */
export const errorBody = (code: string, call: FakeModelCall) => ({
  error: { message: `${code} for: ${call.body.slice(0, 20_000)}`, type: code, code, param: null },
});
