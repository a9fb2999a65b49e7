import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../text/words.ts';
import type { LetterSource } from './plan-letter.ts';
import { sharedWeight } from './posting-needs.ts';

const headed = /licen[cs]|certif|credential|training|qualif|other|additional|^$/iu;
const longest = 60;

/** Licenses and certificates that the person lists and the posting speaks of, as they'd be named in a sentence. */
export function askedCredentials({ data, posted, view, now }: LetterSource, lexicon: Lexicon): string[] {
  const listed = [
    ...(data.certifications ?? []),
    ...(data.additional ?? []).flatMap(({ heading, lines }) => (headed.test(heading) ? lines : [])),
  ];
  const quotes = posted.requirements.map(({ quote }) => quote);
  const namesIn = (text: string) =>
    new Set(lexicon.certifications.find(wordsOf(text)).map(({ value }) => value.name));
  const asked = new Set(quotes.flatMap((quote) => [...namesIn(quote)]));
  const isAsked = (text: string) =>
    [...namesIn(text)].some((name) => asked.has(name)) ||
    quotes.some((quote) => {
      const { count, weight } = sharedWeight(text, quote, view);
      return count >= 2 && weight >= 1;
    });
  return [
    ...new Set(
      listed
        .flatMap(itemsOf)
        .filter((text) => !isOver(text, now))
        .filter(isAsked)
        .map(called),
    ),
  ]
    .filter((text) => text.length <= longest && text.length > 1 && !unclear.test(text))
    .slice(0, 3);
}

/** "Red Seal Cook, WHMIS": each alone; "Notary, Ohio" is one. */
const itemsOf = (line: string): string[] => (/,.*,/u.test(line) ? line.split(/,\s+(?![^(]*\))/u) : [line]);

const until =
  /\b(?:exp(?:ires|iry|\.)?|good (?:to|until|through)|valid (?:to|until|through|thru)|until|through)\s*:?\s*(?:(\d{1,2})\/)?(?:\p{L}+\.? )?((?:19|20)\d\d)/iu;

/** What has run out is held no more. */
function isOver(text: string, now: Date): boolean {
  const [, month, year] = until.exec(text) ?? [];
  if (year === undefined)
    return /\b(?:expired|lapsed|inactive|pending|in progress|studying|scheduled)\b/iu.test(text);
  const end = Number(year) * 12 + Number(month ?? 12);
  return end < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

/** No name of a credential: half a sentence, or a title. */
const unclear = /[:;]|\b(?:since|and|of|in|the)$|\b(?:supervisor|manager|clerk|own|have)\b|\. \p{Lu}/iu;

/** Without dates and what stands behind them. */
const called = (text: string): string =>
  text
    .replace(/,?\s*\bvalid\b.*$/iu, '')
    .replace(/[\s,(–-]*\b(?:19|20)\d\d\b.*$/u, '')
    .replace(/\s[–-]\s(?=\p{Lu}\p{Ll}+$)/u, ', ')
    .replace(/[\s.,;:(]+$/u, '')
    .trim();
