/** How a call ended, as far as the provider's health goes. */
export type Health = 'up' | 'down' | 'unknown';

export interface Breaker {
  /**
   * Undefined while the provider rests. Whoever got a pass must say how it ended. One that can be done without is no call to
   * find out with whether the provider is back: the one that matters would find it taken.
   */
  enter(canBeDoneWithout?: boolean): ((health: Health, retryAfterMs?: number) => void) | undefined;
}

interface BreakerOptions {
  failuresInARow: number;
  restMs: number;
  now?: () => number;
}

/**
 * Spares a provider that is down, and people the wait for it. After some failures in a row it rests; after that
 * one call at a time tries whether it is back. A provider that asks for time gets it at once, up to one rest.
 */
export function createBreaker({ failuresInARow, restMs, now = Date.now }: BreakerOptions): Breaker {
  let failures = 0;
  let restsUntil = 0;
  let isOnTrial = false;
  return {
    enter: (canBeDoneWithout = false) => {
      const isTrial = failures >= failuresInARow;
      if (now() < restsUntil || (isTrial && (isOnTrial || canBeDoneWithout))) return undefined;
      isOnTrial = isTrial;
      return (health, retryAfterMs) => {
        if (isTrial) isOnTrial = false;
        if (health === 'up') failures = 0;
        if (health !== 'down') return;
        failures += 1;
        const askedMs = Math.min(retryAfterMs ?? 0, restMs);
        const ownMs = failures >= failuresInARow ? restMs : 0;
        restsUntil = Math.max(restsUntil, now() + Math.max(askedMs, ownMs));
      };
    },
  };
}
