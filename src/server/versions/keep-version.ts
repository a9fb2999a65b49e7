/** How many versions of a document are kept, the newest. */
export const maxVersions = 50;

export interface NewestVersion<Reason> {
  number: number;
  reason: Reason;
  /** Made within the last minutes. */
  isRecent: boolean;
}

/** The versions of one document. */
export interface VersionRows<Version extends { reason: string }> {
  findNewest(): Promise<NewestVersion<Version['reason']> | undefined>;
  insert(number: number, version: Version): Promise<void>;
  replace(number: number, version: Version): Promise<void>;
  /** Forgets this number and all before it. */
  forget(number: number): Promise<void>;
}

/**
 * Keeps the state that a change has made, under the change's name. A stretch of the same small changes is one
 * version, so that typing does not push out other days. The caller holds the document's row.
 */
export async function keepVersionIn<Version extends { reason: string }>(
  rows: VersionRows<Version>,
  {
    made,
    before,
    stretches,
  }: { made: Version; before: Version | undefined; stretches: readonly Version['reason'][] },
): Promise<void> {
  let newest = await rows.findNewest();
  if (!newest && before) {
    // A copy has no versions yet: what it was when it was made is its first.
    await rows.insert(1, before);
    newest = { number: 1, reason: before.reason, isRecent: true };
  }
  if (newest?.isRecent && newest.reason === made.reason && stretches.includes(made.reason)) {
    return rows.replace(newest.number, made);
  }
  const number = (newest?.number ?? 0) + 1;
  await rows.insert(number, made);
  if (number > maxVersions) await rows.forget(number - maxVersions);
}
