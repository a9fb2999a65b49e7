import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#server/process/config.ts';
import { eventOf, type FakeModelCall, readCall } from '#server/providers/model-wire.fake.ts';

export const localServers = ['ollama', 'llama.cpp', 'vllm'] as const;
export type LocalServer = (typeof localServers)[number];

/** What such a server may refuse a call for. */
export type Trouble = 'no schema' | 'no model' | 'loading' | 'too long' | 'in the stream';

interface Manner {
  /** The field in which it tells what the model thinks. */
  thoughts: 'reasoning' | 'reasoning_content';
  /** Older ones say nothing of tokens. */
  tellsUsage: boolean;
  /** In their own words, as their sources have them. */
  troubles: Record<Exclude<Trouble, 'in the stream'>, { status: number; body: unknown }>;
  errorInStream: unknown;
}

const inError = (fields: object) => ({ error: fields });
const ollamaError = (message: string, type: string) => inError({ message, type, param: null, code: null });
const llamaError = (code: number, message: string, type: string, more = {}) =>
  inError({ code, message, type, ...more });
const vllmError = (message: string, type: string, code: number) => ({
  ...{ object: 'error', message, type, param: null, code },
});

const manners: Record<LocalServer, Manner> = {
  ollama: {
    thoughts: 'reasoning',
    tellsUsage: true,
    troubles: {
      'no schema': {
        status: 400,
        body: ollamaError('invalid JSON schema in format', 'invalid_request_error'),
      },
      'no model': {
        status: 404,
        body: ollamaError('model "played" not found, try pulling it first', 'not_found_error'),
      },
      loading: {
        status: 503,
        body: ollamaError('server busy, please try again. maximum pending requests exceeded', 'api_error'),
      },
      'too long': {
        status: 400,
        body: ollamaError('the input length exceeds the context length', 'invalid_request_error'),
      },
    },
    errorInStream: ollamaError('llama runner process has terminated: exit status 2', 'api_error'),
  },
  'llama.cpp': {
    thoughts: 'reasoning_content',
    tellsUsage: true,
    troubles: {
      'no schema': {
        status: 400,
        body: llamaError(
          400,
          'JSON schema conversion failed:\nUnrecognized schema: {"not":{}}',
          'invalid_request_error',
        ),
      },
      'no model': { status: 404, body: llamaError(404, 'File Not Found', 'not_found_error') },
      loading: { status: 503, body: llamaError(503, 'Loading model', 'unavailable_error') },
      'too long': {
        status: 400,
        body: llamaError(
          400,
          'the request exceeds the available context size, try increasing it',
          'exceed_context_size_error',
          { n_prompt_tokens: 9001, n_ctx: 4096 },
        ),
      },
    },
    errorInStream: llamaError(500, 'Compute error.', 'server_error'),
  },
  vllm: {
    thoughts: 'reasoning_content',
    tellsUsage: false,
    troubles: {
      'no schema': {
        status: 400,
        body: vllmError(
          "[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \"Input should be 'text' or 'json_object'\", 'input': 'json_schema'}]",
          'BadRequestError',
          400,
        ),
      },
      'no model': {
        status: 404,
        body: vllmError('The model `played` does not exist.', 'NotFoundError', 404),
      },
      loading: { status: 503, body: '' },
      'too long': {
        status: 400,
        body: vllmError(
          "This model's maximum context length is 4096 tokens. However, you requested 9001 tokens (8001 in the messages, 1000 in the completion). Please reduce the length of the messages or completion.",
          'BadRequestError',
          400,
        ),
      },
    },
    errorInStream: vllmError(
      'EngineCore encountered an issue. See stack trace for the root cause.',
      'InternalServerError',
      500,
    ),
  },
};

export interface FakeLocalServer {
  /** What MODEL_BASE_URL is set to. */
  baseUrl: string;
  calls: FakeModelCall[];
  /** Refuses so until told otherwise. One that can't hold to a schema answers calls that don't carry one; one that finds it too long, those that are shorter. */
  play(server: LocalServer, trouble?: Trouble): void;
  stop(): Promise<void>;
}

interface Playing {
  server: LocalServer;
  trouble: Trouble | undefined;
  answer: (call: FakeModelCall) => unknown;
  calls: FakeModelCall[];
}

/** A server for models on one's own machine, on loopback: it speaks OpenAI's chat completions in the way of the one that is played. */
export async function startFakeLocalServer({
  environment,
  answer,
}: {
  environment: Config['NODE_ENV'];
  answer: Playing['answer'];
}): Promise<FakeLocalServer> {
  if (environment === 'production')
    throw new Error('The stand-in for a server of models must never run in production.');
  const playing: Playing = { server: 'ollama', trouble: undefined, answer, calls: [] };
  const server = createServer((request, response) => {
    serve(playing, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: playing.calls,
    play: (played, trouble) => {
      playing.server = played;
      playing.trouble = trouble;
      playing.calls.length = 0;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(playing: Playing, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = await readCall(request);
  const manner = manners[playing.server];
  const { trouble, calls } = playing;
  calls.push(call);
  if (trouble && trouble !== 'in the stream' && refuses(trouble, call, calls)) {
    const { status, body } = manner.troubles[trouble];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const said = JSON.stringify(playing.answer(call));
  const chunk = (delta: object, finish_reason: string | null = null) =>
    response.write(
      eventOf({
        ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: call.model },
        choices: [{ index: 0, delta, finish_reason }],
      }),
    );
  chunk({ role: 'assistant', content: '' });
  chunk({ [manner.thoughts]: 'Let me see. {"lines": ' });
  for (const piece of said.match(/[\s\S]{1,7}/gu) ?? []) chunk({ content: piece });
  if (trouble === 'in the stream') {
    response.end(eventOf(manner.errorInStream));
    return;
  }
  chunk({}, 'stop');
  const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
  if (manner.tellsUsage) response.write(eventOf({ id: 'chatcmpl-1', choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

function refuses(trouble: Trouble, { body }: FakeModelCall, [first]: readonly FakeModelCall[]): boolean {
  if (trouble === 'no schema') return body.includes('"response_format"');
  if (trouble === 'too long') return body.length >= (first?.body.length ?? 0);
  return true;
}
