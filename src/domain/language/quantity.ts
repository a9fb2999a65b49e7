export type QuantityKind = 'count' | 'percent' | 'points' | 'money' | 'time' | 'measure' | 'factor' | 'year';

/** A number of a text with what it counts. */
export interface Quantity {
  /** Its readings: "1.200" is 1200 in German and 1.2 in English. The likelier stands first. */
  values: readonly number[];
  kind: QuantityKind;
  /** A currency, a unit of time or of measure; "" for bare counts. */
  unit: string;
  /** "a month", "per year". */
  per: string;
  bound: 'exact' | 'over' | 'under' | 'about' | 'upto';
  /** Which end of "11 to 14" it is. */
  range: 'from' | 'to' | '';
  start: number;
  end: number;
}
