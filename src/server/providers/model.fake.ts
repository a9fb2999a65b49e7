import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import {
  errorBody,
  eventOf,
  type FakeModelCall,
  type Reply,
  readCall,
  streamedAnswer,
  wholeAnswer,
} from './model-wire.fake.ts';

/** Says what to answer: an object, or text that is sent as it is. */
export type AnswerCall = (call: FakeModelCall) => unknown;

/** Everything that a provider has been seen to do, and `well`. */
export type Behaviour =
  | 'well'
  | 'stall before the first byte'
  | 'hang in the middle'
  | 'cut in the middle'
  | 'end in the middle'
  | 'error in the middle'
  | 'bad JSON'
  | 'wrong schema'
  | 'fenced JSON'
  | 'prefaced JSON'
  | 'refuse'
  | 'refuse in words'
  | 'truncate'
  | 'rate limit'
  | 'server error'
  | 'wrong key'
  | 'too long'
  | 'reset'
  | 'one byte a second'
  | 'ten megabytes';

export interface FakeModel {
  /** What MODEL_BASE_URL or OPENAI_BASE_URL is set to. */
  baseUrl: string;
  /** Every call so far, oldest first. */
  calls: FakeModelCall[];
  /** Calls that ask it to write, and not to read a pasted resume or to judge what was written. */
  writingCalls(): FakeModelCall[];
  judgingCalls(): FakeModelCall[];
  /** The next calls to write are treated so, in this order and in place of what was said before; those after them as `always` said. */
  next(...behaviours: Behaviour[]): void;
  /** Goes for reading and judging too, until `readWith` and `judgeWith` say how. */
  always(behaviour: Behaviour): void;
  answerWith(answer: AnswerCall): void;
  /** What it says as second reader, and how it behaves then; it finds nothing unless told. */
  readWith(answer: AnswerCall, behaviour?: Behaviour): void;
  /** What it says as second judge, and how it behaves then; it judges nothing unless told. */
  judgeWith(answer: AnswerCall, behaviour?: Behaviour): void;
  /** In pieces of four characters; 0 sends all at once. */
  streamAt(tokensPerSecond: number): void;
  openConnections(): Promise<number>;
  stop(): Promise<void>;
}

interface FakeModelOptions {
  environment: Config['NODE_ENV'];
  answer?: AnswerCall;
  tokensPerSecond?: number;
}

interface Told {
  answer: AnswerCall;
  behaviour: Behaviour | undefined;
}

interface State {
  calls: FakeModelCall[];
  reading: Told;
  judging: Told;
  queued: Behaviour[];
  usual: Behaviour;
  answer: AnswerCall;
  tokensPerSecond: number;
}

/**
 * A language model's provider on loopback, for development and tests. It speaks the chat completions of OpenAI and
 * knows nothing else: what it says is handed in, and how badly it behaves is told.
 */
export async function startFakeModel({
  environment,
  answer = () => ({}),
  tokensPerSecond = 0,
}: FakeModelOptions): Promise<FakeModel> {
  if (environment === 'production')
    throw new Error('The stand-in for a language model must never run in production.');
  const state: State = {
    calls: [],
    reading: { answer: () => emptyReading, behaviour: undefined },
    judging: { answer: () => ({ lines: [] }), behaviour: undefined },
    queued: [],
    usual: 'well',
    answer,
    tokensPerSecond,
  };
  const server = createServer((request, response) => {
    // A caller that goes away in the middle is the caller's affair.
    serve(state, request, response).catch(() => response.destroy());
  });
  // Callers then do not keep idle connections, so that those left open can be counted.
  server.keepAliveTimeout = 500;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: state.calls,
    writingCalls: () => state.calls.filter((call) => !isReading(call) && !isJudging(call)),
    judgingCalls: () => state.calls.filter(isJudging),
    next: (...behaviours) => void state.queued.splice(0, Infinity, ...behaviours),
    always: (behaviour) => {
      state.usual = behaviour;
    },
    answerWith: (given) => {
      state.answer = given;
    },
    readWith: (given, behaviour) => {
      state.reading = { answer: given, behaviour };
    },
    judgeWith: (given, behaviour) => {
      state.judging = { answer: given, behaviour };
    },
    streamAt: (given) => {
      state.tokensPerSecond = given;
    },
    openConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The writer, the second reader and the second judge are told apart by what they are given. */
const isReading = ({ data }: FakeModelCall): boolean => data['pasted resume'] !== undefined;
const isJudging = ({ data }: FakeModelCall): boolean => data['proposed lines'] !== undefined;

const emptyReading = { name: null, jobs: [], studies: [], requirements: [] };

const refusals: Partial<
  Record<Behaviour, { status: number; code: string; headers?: Record<string, string> }>
> = {
  'rate limit': { status: 429, code: 'rate_limit_exceeded', headers: { 'retry-after': '7' } },
  'server error': { status: 500, code: 'server_error' },
  'wrong key': { status: 401, code: 'invalid_api_key' },
  'too long': { status: 400, code: 'context_length_exceeded' },
};

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = await readCall(request);
  const told = (isReading(call) && state.reading) || (isJudging(call) && state.judging);
  const { answer, behaviour = state.usual } = told || {
    answer: state.answer,
    behaviour: state.queued.shift() ?? state.usual,
  };
  state.calls.push(call);
  if (behaviour === 'stall before the first byte') return;
  if (behaviour === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  const { status, code, headers } =
    request.url === '/v1/chat/completions' ? (refusals[behaviour] ?? {}) : { status: 404, code: 'not_found' };
  if (status && code) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(errorBody(code, call)));
    return;
  }
  const reply: Reply = {
    call,
    text: wordsOf(behaviour, answer(call)),
    finishReason: behaviour === 'truncate' ? 'length' : 'stop',
    isRefusal: behaviour === 'refuse',
  };
  await send(response, behaviour, framesOf(behaviour, reply), call.isStream ? state.tokensPerSecond : 0);
  call.answeredAt = performance.now();
}

function wordsOf(behaviour: Behaviour, answer: unknown): string {
  const good = typeof answer === 'string' ? answer : JSON.stringify(answer);
  switch (behaviour) {
    case 'bad JSON':
      return `${good.slice(0, -1)}, "and": {"then"`;
    case 'wrong schema':
      return JSON.stringify({ something: 'else', of: [good] });
    case 'fenced JSON':
      return `\`\`\`json\n${good}\n\`\`\``;
    case 'prefaced JSON':
      return `Here is what you asked for:\n${good}\nI hope this helps!`;
    case 'refuse in words':
      return "I'm sorry, but I can't help with that.";
    case 'truncate':
      return good.slice(0, good.length / 2);
    case 'ten megabytes':
      return `{"much": "${'much '.repeat(2_000_000)}"}`;
    default:
      return good;
  }
}

/** What goes over the line, in the pieces in which it goes. */
function framesOf(behaviour: Behaviour, reply: Reply): string[] {
  const { isStream } = reply.call;
  const whole = isStream
    ? streamedAnswer(reply, behaviour === 'ten megabytes' ? 4000 : 4)
    : halvesOf(wholeAnswer(reply));
  if (!behaviour.endsWith(' in the middle')) return whole;
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  return behaviour === 'error in the middle' && isStream
    ? [...half, eventOf(errorBody('server_error', reply.call))]
    : half;
}

const halvesOf = (text: string): string[] => [text.slice(0, text.length / 2), text.slice(text.length / 2)];

async function send(
  response: ServerResponse,
  behaviour: Behaviour,
  frames: string[],
  framesPerSecond: number,
): Promise<void> {
  const isStream = frames[0]?.startsWith('data: ');
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
  const isSlow = behaviour === 'one byte a second';
  const perSecond = isSlow ? 1 : framesPerSecond;
  if (perSecond === 0) await write(response, frames.join(''));
  else
    for (const frame of isSlow ? frames.join('') : frames) {
      await write(response, frame);
      await pause(1000 / perSecond);
    }
  if (behaviour === 'hang in the middle') return;
  if (behaviour === 'cut in the middle') response.destroy();
  else response.end();
}

/** Ends at the latest when the caller is gone. */
const write = (response: ServerResponse, text: string): Promise<void> =>
  new Promise((resolve, reject) => response.write(text, (error) => (error ? reject(error) : resolve())));
