import type { Breach } from '#server/breach.ts';

export type Again = { breach: Breach };
