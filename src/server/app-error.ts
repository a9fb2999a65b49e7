import { type ErrorBody, type ErrorCode, errors } from '#contract/errors.ts';

/** The one way a use case says no. Its message is a sentence that a person may read. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly feature: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly asks: readonly string[] | undefined;

  constructor(
    code: ErrorCode,
    more: { message?: string; feature?: string; retryAfterSeconds?: number; asks?: readonly string[] } = {},
  ) {
    super(more.message ?? errors[code].message);
    this.code = code;
    this.feature = more.feature;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.asks = more.asks;
  }

  /** Rebuilds the error that a piece of work ended with. */
  static of({ code, error, feature, asks }: ErrorBody): AppError {
    return new AppError(code, {
      message: error,
      ...(feature === undefined ? {} : { feature }),
      ...(asks === undefined ? {} : { asks }),
    });
  }

  get status(): number {
    return errors[this.code].status;
  }

  get body(): ErrorBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.feature === undefined ? {} : { feature: this.feature }),
      ...(this.asks === undefined ? {} : { asks: [...this.asks] }),
    };
  }
}
