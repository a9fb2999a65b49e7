import { standingOf } from '../evidence/standing.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import type { LetterSource } from './plan-letter.ts';
import { sharedWeight } from './posting-needs.ts';

const headed = /licen[cs]|certif|credential|training|qualif|other|additional|^$/iu;
const longest = 60;

/** Licenses and certificates that the person lists and the posting speaks of, as they'd be named in a sentence. */
export function askedCredentials(source: LetterSource, lexicon: Lexicon): string[] {
  const { posted, view } = source;
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
  return namedOf(source, [...certified(source, lexicon), ...headedLines(source)])
    .filter(isAsked)
    .slice(0, 3);
}

/** "Red Seal Cook" may stand among the schools. */
const certified = ({ data }: LetterSource, { titleWords }: Lexicon): string[] => [
  ...(data.certifications ?? []),
  ...data.education
    .map(({ degree }) => degree)
    .filter((degree) => titleWords.whole(wordsOf(degree).at(-1)?.key ?? '')?.role === 'head'),
];
const headedLines = ({ data }: LetterSource) =>
  (data.additional ?? []).flatMap(({ heading, lines }) => (headed.test(heading) ? lines : []));

const isHeld = (text: string, now: Date) => standingOf(text, now).standing === 'held';

const namedOf = ({ now }: LetterSource, lines: readonly string[]): string[] => [
  ...new Set(
    lines
      .flatMap((text) => text.split(/;\s+|\.\s+(?=\p{Lu})/u))
      .filter((text) => isHeld(text, now))
      .flatMap(itemsOf)
      .filter((text) => isHeld(text, now) && !/^\p{Ll}.*\bfrom\b|^\p{Ll}+$/u.test(text))
      .map(called)
      .filter((text) => text.length <= longest && text.length > 1 && !unclear.test(text)),
  ),
];

/** "Red Seal Cook, WHMIS": each alone; "Notary, Ohio" is one. */
const itemsOf = (line: string): string[] =>
  /^[\p{Lu}.]\S{0,7}(?:, \p{Lu}\S{0,7})+$/u.test(line) ||
  /,.*,|,\s+(?:and\s+)?(?!valid|exp|good)\p{Ll}/u.test(line)
    ? line.split(/,\s+(?:and\s+)?(?!valid|exp|good|[^(]*\))/u)
    : [line];

/** No name of a credential: half a sentence, or a title. */
const unclear =
  /[:;]|^\p{Lu}{1,3}\d{4,}$|^(?:\d+|\p{L}+ (?:19|20)\d\d)$|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*$|\b(?:seminar|course|class|workshop|months?)\b|\b(?:since|and|of|in|the)$|\b(?:supervisor|manager|clerk|own|have)\b|\. \p{Lu}/iu;

/** Without dates and what stands behind them. */
const called = (text: string): string =>
  text
    .replace(/(?<=.),?\s*\bvalid\b.*$/iu, '')
    .replace(/[\s,(–-]*\b(?:19|20)\d\d\b.*$/u, '')
    .replace(/\s+(?:renewed|current|active)$/iu, '')
    .replace(/\s[–-]\s(?=\p{Lu}\p{Ll}+$)/u, ', ')
    .replace(/[\s.,;:(]+$/u, '')
    .trim();
