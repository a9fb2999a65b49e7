import type { Fault, FaultCode } from './judgment.ts';

export interface ToldFault {
  code: FaultCode;
  claimed: string;
  source: string;
}

const withValue: ReadonlySet<FaultCode> = new Set([
  'number',
  'number-elsewhere',
  'unit',
  'rounded',
  'date',
  'years',
]);

/** Figures, the words for them, months and units of time: nothing that a posting could speak through. */
const value =
  /^(?:[\p{Sc}\p{Nd}.,:%+~/–—-]|\s|\b(?:a|an|about|around|over|under|almost|nearly|more|less|than|least|at|up|to|of|and|per|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|twice|[kmb]|percent|years?|months?|weeks?|days?|hours?|minutes?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|present)\b){1,40}$/iu;

/**
 * What may be told of a refused line. Its wording is told to nobody, because a posting could speak through it: of what
 * was claimed only figures and dates stay, and the source is given only where the person's text has these very words.
 */
export function toldFaults(faults: readonly Fault[], personsText: string): ToldFault[] {
  const told = faults.map(({ code, claimed, source }) => ({
    code,
    claimed: withValue.has(code) && value.test(claimed) ? claimed : '',
    source: personsText.includes(source) ? source : '',
  }));
  return told.filter(
    (fault, index) => told.findIndex((other) => JSON.stringify(other) === JSON.stringify(fault)) === index,
  );
}
