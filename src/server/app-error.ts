import { type ErrorBody, type ErrorCode, errors } from '#contract/errors.ts';

/** The one way a use case says no. Its message is a sentence that a person may read. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly feature: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: { message?: string; feature?: string; retryAfterSeconds?: number } = {},
  ) {
    super(more.message ?? errors[code].message);
    this.code = code;
    this.feature = more.feature;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  /** Rebuilds the error that a piece of work ended with. */
  static of({ code, error, feature }: ErrorBody): AppError {
    return new AppError(code, { message: error, ...(feature === undefined ? {} : { feature }) });
  }

  get status(): number {
    return errors[this.code].status;
  }

  get body(): ErrorBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.feature === undefined ? {} : { feature: this.feature }),
    };
  }
}
