import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What the stand-in for Google remembers while it runs. */
export function createGoogleMemory(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind}:${id}`, payload),
    find: async (id) => kept.get(`${kind}:${id}`),
    findByUid: async (uid) =>
      [...kept].find(([key, { uid: its }]) => key.startsWith(kind) && its === uid)?.[1],
    // Signing in on a second device is not played here.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = kept.get(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void kept.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
