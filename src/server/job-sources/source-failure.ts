export type FailureKind =
  | 'unauthorized'
  | 'forbidden'
  | 'rate_limited'
  | 'unavailable'
  | 'gone'
  /** Our question was wrong, which says nothing of how the source is doing. */
  | 'refused'
  | 'timeout'
  | 'cut'
  | 'malformed'
  | 'too_large';

/** Why a source didn't answer. Its words are ours: an address may hold a key, and an answer anything. */
export class SourceFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: FailureKind,
    { status, retryAfterSeconds }: { status?: number; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(status === undefined ? kind : `${kind} (${status})`);
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** It wasn't asked: its budget is used up, or it rests after failures. */
export class SourceSkipped extends Error {
  readonly reason: 'spent' | 'resting';

  constructor(reason: 'spent' | 'resting') {
    super(reason);
    this.reason = reason;
  }
}

const kindOfStatus: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'gone',
  410: 'gone',
  429: 'rate_limited',
};

/** The source's own trouble, though they are told as ours: it waited too long (408), or isn't ready yet (425). */
const mayPass = new Set([408, 425]);

export function failureOf({ status, headers }: Response, now: Date): SourceFailure {
  const isOurs = status >= 400 && status < 500 && !mayPass.has(status);
  return new SourceFailure(kindOfStatus[status] ?? (isOurs ? 'refused' : 'unavailable'), {
    status,
    retryAfterSeconds: secondsOf(headers.get('retry-after'), now),
  });
}

/** Seconds, or a date. */
function secondsOf(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}
