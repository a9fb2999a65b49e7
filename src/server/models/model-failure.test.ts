import { describe, expect, it } from 'vitest';
import { failureOf, ModelFailure } from './model-failure.ts';

/** As the library throws it. */
const callError = (statusCode: number | undefined, responseBody = '', responseHeaders = {}) =>
  Object.assign(new Error(responseBody), {
    name: 'AI_APICallError',
    statusCode,
    responseBody,
    responseHeaders,
  });

describe('whatever a provider throws', () => {
  it.each([
    ['a status of 429', callError(429), 'rate_limited'],
    ['a status of 500', callError(500), 'server_error'],
    ['overloaded (Anthropic)', callError(529), 'server_error'],
    ['no status', callError(undefined), 'network'],
    ['an answer that cannot be read', callError(200, 'Invalid JSON response'), 'network'],
    ['a wrong key', callError(401), 'unauthorized'],
    ['no money left', callError(402), 'unauthorized'],
    ['an unknown model', callError(404), 'unauthorized'],
    ['a request that is not understood', callError(400, 'Unknown parameter'), 'rejected'],
    ['a filter in front of the model', callError(400, '{"code":"content_filter"}'), 'refused'],
    ['too long (OpenAI)', callError(400, '{"code":"context_length_exceeded"}'), 'too_long'],
    [
      'too long (Anthropic)',
      callError(400, 'prompt is too long: 210000 tokens > 200000 maximum'),
      'too_long',
    ],
    [
      'too long (Google)',
      callError(400, 'The input token count (2000) exceeds the maximum number of tokens allowed (1000).'),
      'too_long',
    ],
    ['too long (vLLM)', callError(400, "This model's maximum context length is 4096 tokens"), 'too_long'],
    ['too many bytes', callError(413), 'too_long'],
    ['an error in the stream', { message: 'Sorry', type: 'server_error' }, 'server_error'],
    ['overloaded, in the stream', { message: 'Overloaded', type: 'overloaded_error' }, 'server_error'],
    ['too many calls, in the stream', { message: 'Slow down', type: 'rate_limit_error' }, 'rate_limited'],
    ['a broken line', new TypeError('terminated'), 'network'],
    ['nothing sensible', 'what?', 'network'],
    ['our own reason, wrapped', new Error('outer', { cause: new ModelFailure('too_large') }), 'too_large'],
  ])('%s is told by its kind', (_, error, kind) => {
    expect(failureOf(error).kind).toBe(kind);
  });

  it('keeps none of its words', () => {
    const failure = failureOf(callError(400, 'your text was: Zanzibar'));
    expect(JSON.stringify(failure) + String(failure.stack) + String(failure.cause)).not.toContain('Zanzibar');
  });

  it('says how long a provider wants to be left alone', () => {
    expect(failureOf(callError(429, '', { 'retry-after': '7' })).retryAfterMs).toBe(7000);
    const date = new Date(Date.now() + 60_000).toUTCString();
    expect(failureOf(callError(503, '', { 'retry-after': date })).retryAfterMs).toBeGreaterThan(50_000);
    expect(failureOf(callError(429, '', { 'retry-after': 'soon' })).retryAfterMs).toBeUndefined();
  });
});
