import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Config } from '../process/config.ts';
import { atOnce, type Behavior, framesOf, type Pace, send, wordsOf } from './model-behavior.fake.ts';
import { errorBody, type FakeModelCall, knownTokens, type Reply, readCall } from './model-wire.fake.ts';
import { noReading } from './no-reading.fake.ts';

/** Says what to answer: an object, or text that is sent as it is; one that is never there makes the model hang. */
export type AnswerCall = (call: FakeModelCall) => unknown;

export interface FakeModel {
  /** What MODEL_BASE_URL or OPENAI_BASE_URL is set to. */
  baseUrl: string;
  /** Every call so far, oldest first. */
  calls: FakeModelCall[];
  /** Calls that ask it to write, and not to read a pasted resume, to weigh it, to grade an answer, or to judge or mend what was written. */
  writingCalls(): FakeModelCall[];
  /** Calls that ask it to read a pasted resume. */
  readingCalls(): FakeModelCall[];
  judgingCalls(): FakeModelCall[];
  /** Calls that ask it to write paragraphs again that lost a sentence. */
  mendingCalls(): FakeModelCall[];
  /** Calls that ask what a resume shows of a posting. */
  weighingCalls(): FakeModelCall[];
  /** Calls that ask for grades of an interview answer. */
  gradingCalls(): FakeModelCall[];
  /** The next calls to write are treated so, in this order and in place of what was said before; those after them as `always` said. */
  next(...behaviors: Behavior[]): void;
  /** Goes for everything else it's asked too, until `readWith`, `judgeWith`, `mendWith`, `weighWith` and `gradeWith` say how. */
  always(behavior: Behavior): void;
  answerWith(answer: AnswerCall): void;
  /** How it reads what was pasted, and how it behaves then; it finds nothing unless told. */
  readWith(answer: AnswerCall, behavior?: Behavior): void;
  /** What it says as second judge, and how it behaves then; it judges nothing unless told. */
  judgeWith(answer: AnswerCall, behavior?: Behavior): void;
  /** What it writes where a paragraph lost a sentence, and how it behaves then; nothing unless told. */
  mendWith(answer: AnswerCall, behavior?: Behavior): void;
  /** What it says that a resume shows of a posting, and how it behaves then; it says nothing unless told. */
  weighWith(answer: AnswerCall, behavior?: Behavior): void;
  /** How it grades an answer, and how it behaves then; it grades nothing unless told. */
  gradeWith(answer: AnswerCall, behavior?: Behavior): void;
  /** In pieces of four characters; 0 sends all at once. */
  streamAt(tokensPerSecond: number): void;
  /** Streams stop in the middle until they are let go: for what people do in the meantime. */
  holdHalfway(): { letGo(): void };
  openConnections(): Promise<number>;
  stop(): Promise<void>;
}

interface FakeModelOptions {
  environment: Config['NODE_ENV'];
  answer?: AnswerCall;
  tokensPerSecond?: number;
  /** It tells how much of a prompt it knew from calls before, as providers count it; otherwise the same little of each about a person. */
  countsCached?: boolean;
}

interface ScriptedReply {
  answer: AnswerCall;
  behavior: Behavior | undefined;
}

interface State extends Pace {
  calls: FakeModelCall[];
  replies: Record<Role, ScriptedReply>;
  queued: Behavior[];
  usual: Behavior;
  answer: AnswerCall;
  countsCached: boolean;
}

/**
 * A language model's provider on loopback, for development and tests. It speaks the chat completions of OpenAI and
 * knows nothing else: what it says is handed in, and how badly it behaves is told.
 */
export async function startFakeModel({
  environment,
  answer = () => ({}),
  tokensPerSecond = 0,
  countsCached = false,
}: FakeModelOptions): Promise<FakeModel> {
  if (environment === 'production')
    throw new Error('The stand-in for a language model must never run in production.');
  const state: State = {
    calls: [],
    replies: {
      reading: { answer: () => noReading, behavior: undefined },
      judging: { answer: () => ({ lines: [] }), behavior: undefined },
      mending: { answer: () => ({ sentences: [] }), behavior: undefined },
      weighing: { answer: () => ({ requirements: [] }), behavior: undefined },
      grading: { answer: () => emptyGrading, behavior: undefined },
    },
    queued: [],
    usual: 'well',
    answer,
    countsCached,
    tokensPerSecond,
    held: Promise.resolve(),
  };
  const server = createServer((request, response) => {
    // A caller that goes away in the middle is the caller's affair.
    serve(state, request, response).catch(() => response.destroy());
  });
  // Callers then do not keep idle connections, so that those left open can be counted.
  server.keepAliveTimeout = 500;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const callsOf = (role: Role) => state.calls.filter((call) => roleOf(call) === role);
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: state.calls,
    writingCalls: () => state.calls.filter((call) => roleOf(call) === undefined),
    readingCalls: () => callsOf('reading'),
    judgingCalls: () => callsOf('judging'),
    mendingCalls: () => callsOf('mending'),
    weighingCalls: () => callsOf('weighing'),
    gradingCalls: () => callsOf('grading'),
    ...tellingOf(state),
    openConnections: () => promisify<number>(server.getConnections.bind(server))(),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Telling = Pick<
  FakeModel,
  | 'next'
  | 'always'
  | 'answerWith'
  | 'readWith'
  | 'judgeWith'
  | 'mendWith'
  | 'weighWith'
  | 'gradeWith'
  | 'streamAt'
  | 'holdHalfway'
>;

/** How a test tells it what to do. */
const tellingOf = (state: State): Telling => ({
  next: (...behaviors) => void state.queued.splice(0, Infinity, ...behaviors),
  always: (behavior) => {
    state.usual = behavior;
  },
  answerWith: (given) => {
    state.answer = given;
  },
  ...tellersOf(state),
  streamAt: (given) => {
    state.tokensPerSecond = given;
  },
  holdHalfway: () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.held = promise;
    return { letGo: resolve };
  },
});

const tellersOf = ({ replies }: State) => {
  const teller = (role: Role) => (answer: AnswerCall, behavior?: Behavior) => {
    replies[role] = { answer, behavior };
  };
  return {
    readWith: teller('reading'),
    judgeWith: teller('judging'),
    mendWith: teller('mending'),
    weighWith: teller('weighing'),
    gradeWith: teller('grading'),
  };
};

type Role = 'reading' | 'judging' | 'mending' | 'weighing' | 'grading';

/** All but the writer are told apart by what they are given. */
const givenTo: readonly (readonly [Role, string])[] = [
  ['reading', 'pasted resume'],
  ['judging', 'proposed lines'],
  ['mending', 'sentences that stand'],
  ['weighing', 'requirements of the posting'],
  ['grading', 'answer to grade'],
];
/** What is held halfway is what's written: it's read before that. */
const paceOf = (state: State, call: FakeModelCall): Pace =>
  roleOf(call) === 'reading' ? { ...state, held: Promise.resolve() } : state;

const roleOf = ({ data }: FakeModelCall): Role | undefined =>
  givenTo.find(([, label]) => data[label] !== undefined)?.[0];

const emptyGrading = { relevance: 'answers', grades: [], nextStep: '', followUp: '' };
const littleOf = ({ data }: FakeModelCall): number => (data['lines of the person'] === undefined ? 0 : 7);

const finishReasons: Partial<Record<Behavior, Reply['finishReason']>> = {
  truncate: 'length',
  filter: 'content_filter',
};

const refusals: Partial<
  Record<Behavior, { status: number; code: string; headers?: Record<string, string> }>
> = {
  'rate limit': { status: 429, code: 'rate_limit_exceeded', headers: { 'retry-after': '7' } },
  'server error': { status: 500, code: 'server_error' },
  'wrong key': { status: 401, code: 'invalid_api_key' },
  'too long': { status: 400, code: 'context_length_exceeded' },
};

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = await readCall(request);
  const role = roleOf(call);
  const { answer, behavior = state.usual } = role
    ? state.replies[role]
    : {
        answer: state.answer,
        behavior: state.queued.shift() ?? state.usual,
      };
  const cachedTokens = state.countsCached ? knownTokens(call, state.calls) : littleOf(call);
  state.calls.push(call);
  if (behavior === 'stall before the first byte') return;
  if (behavior === 'slow start') await pause(300);
  if (behavior === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  const { status, code, headers } =
    request.url === '/v1/chat/completions' ? (refusals[behavior] ?? {}) : { status: 404, code: 'not_found' };
  if (status && code) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(errorBody(code, call)));
    return;
  }
  const reply: Reply = {
    call,
    text: wordsOf(behavior, await answer(call)),
    finishReason: finishReasons[behavior] ?? 'stop',
    isRefusal: behavior === 'refuse',
    cachedTokens,
  };
  await send(response, behavior, framesOf(behavior, reply), call.isStream ? paceOf(state, call) : atOnce);
  call.answeredAt = performance.now();
}
