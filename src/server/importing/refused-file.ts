import type { FileRefusal } from '#contract/file-refusals.ts';

/** A file that is not read, with the reason that its owner is told. */
export class RefusedFile extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
