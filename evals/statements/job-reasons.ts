import type { PlaceFit } from '#domain/jobs/place-fit.ts';
import { reasoningOf } from '#domain/jobs/reasoning-text.ts';

type PlaceCode = `place-${Extract<PlaceFit['state'], 'there' | 'near' | 'remote'>}`;
export type ReasonCode = PlaceCode | 'shown' | 'title-same' | 'title-other' | 'no-resume';

/** How each reason begins: a card tells them all in one text. */
const openings: Readonly<Record<ReasonCode, string>> = {
  'place-there': 'It’s in ',
  'place-near': 'It’s near ',
  'place-remote': 'It’s remote.',
  shown: 'It asks for ',
  'title-same': 'The title matches ',
  'title-other': 'The title doesn’t ',
  'no-resume': 'Matched by ',
};
const codes = Object.keys(openings) as ReasonCode[];
const between = new RegExp(`(?<=[.”]) (?=${Object.values(openings).join('|')})`, 'u');

/** The sentences of a reasoning, each with what it says. */
export const reasonsIn = (reasoning: string): { code: ReasonCode; text: string }[] =>
  reasoning
    .split(between)
    .filter((text) => text !== '')
    .map((text) => {
      const code = codes.find((one) => text.startsWith(openings[one]));
      if (code === undefined) throw new Error(`No statement has this reason: ${text}`);
      return { code, text };
    });

/** All reasons there are, worded by the domain itself, with names for what they're filled with. */
export function reasonWordings(): Record<ReasonCode, string> {
  const asked = [{ name: '{name}', quote: '{quote}', isMust: true, share: 1, isMissing: false }];
  const location = '{location}';
  const reasonings = [
    reasoningOf({ place: 'there', location, title: 'same', asked }),
    reasoningOf({ place: 'near', location, title: 'other', asked: undefined }),
    reasoningOf({ place: 'remote', location, title: 'same', asked: undefined }),
  ];
  const found = reasonings.flatMap(reasonsIn).map(({ code, text }) => [code, text]);
  return Object.fromEntries(found) as Record<ReasonCode, string>;
}
