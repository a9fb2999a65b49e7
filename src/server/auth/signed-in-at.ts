import { z } from 'zod';

const methods = z.array(z.unknown());
const method = z.object({ timestamp: z.number() });

/** The newest proof in a token's `amr`. Refreshing a session is none, so it stays as old as the sign-in. */
export function signedInAt(amr: unknown): number | undefined {
  const proofs = methods.safeParse(amr).data?.flatMap((proof) => method.safeParse(proof).data ?? []) ?? [];
  if (proofs.length === 0) return undefined;
  return Math.max(...proofs.map(({ timestamp }) => timestamp)) * 1000;
}

const recentMs = 5 * 60_000;

/** Whether somebody has proved who they are just now. */
export const isRecentSignIn = (signedInAtMs: number | undefined): boolean =>
  Date.now() - (signedInAtMs ?? 0) <= recentMs;
