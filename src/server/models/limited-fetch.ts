import { ModelFailure } from './model-failure.ts';

/** A stream wraps every few characters into an event of 200 bytes. */
const maxBytes = { stream: 4_000_000, whole: 1_000_000 };

/** Fetches from a provider, but no endless answer, and not from where it redirects to: the key is for nobody else. */
export const limitedFetch: typeof globalThis.fetch = async (address, options) => {
  const response = await fetch(address, { ...options, redirect: 'error' });
  if (!response.body) return response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const most = isStream ? maxBytes.stream : maxBytes.whole;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new ModelFailure('too_large'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
};
