import type { TextReader } from '../language/text-reader.ts';
import { areNear } from './near-families.ts';

const sameWork = 0.5;
const sameFamily = 0.3;
const nearFamily = 0.15;
/** A licensed practical nurse is no registered nurse, though both are nurses. */
const maxOtherShare = 0.6;

/**
 * The same title by whatever name is all of it. Else the work that both name ("teacher") counts most, the other words
 * of the asked title next, and the same or a near family of work something.
 */
export function titleSimilarity(held: string, asked: string, reader: TextReader): number {
  const wanted = reader.title(asked);
  const had = reader.title(held);
  if (wanted.stems.length === 0) return 0;
  if ([...had.names].some((name) => wanted.names.has(name))) return 1;
  const common =
    wanted.stems.filter((stem) => had.stems.includes(stem)).length / Math.min(wanted.stems.length, 4);
  const kin = familySimilarity(had.families, wanted.families);
  // "Coordinator" or "specialist" is work of any kind: where both kinds are known, they must be near.
  const isKin = kin > 0 || had.families.size === 0 || wanted.families.size === 0;
  const isSameWork = isKin && wanted.work !== undefined && had.stems.includes(wanted.work);
  const likeness = Math.max(
    isSameWork ? common : common * 0.5,
    isSameWork ? sameWork + (1 - sameWork) * common : 0,
    kin + (1 - kin) * common * 0.6,
  );
  return Math.min(likeness, had.names.size > 0 && wanted.names.size > 0 ? maxOtherShare : 1);
}

function familySimilarity(own: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  const isKin = (test: (a: string, b: string) => boolean) =>
    [...own].some((family) => [...wanted].some((other) => test(family, other)));
  if (isKin((a, b) => a === b)) return sameFamily;
  return isKin(areNear) ? nearFamily : 0;
}
