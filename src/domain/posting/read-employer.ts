import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';
import { called, employerLabel, hiring, introduced, isEmployer, separator } from './head-lines.ts';

/** A name that may be the employer's, and how much speaks for it. */
interface Candidate {
  name: string;
  weight: number;
}

const enough = 2;
/** Where a name may stand by itself; further down a name needs a sentence that says who it is. */
const topLines = 5;

const run = String.raw`\p{Lu}[\p{L}\d'’.-]*(?:(?: (?:&|and|of|the|for|at|de|las?|del)){0,2} \p{Lu}[\p{L}\d&'’-]*){0,6}`;
const opening = new RegExp(
  String.raw`^(?:The )?${run}(?=$|[,.;:!(]| \(| in | is | has | needs | seeks | invites | of )`,
  'u',
);
const sayings = [
  new RegExp(
    String.raw`(?:^|[.!?] )(?:Hi! |Hello! )?We(?:['’]re| are) ((?:the )?${run})(?=[.,;!(]| \()`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|[.!?] )At ((?:the )?${run}),? (?:we|you|our|your|I)\b`, 'gu'),
  new RegExp(String.raw`\bjoin(?:ing)? ((?:the )?${run})(?=[.,;!]| as | and | team)`, 'giu'),
];
/** "Hearts & Flowers in Paducah is looking for …", "Foss & Finch (the new one) needs …" */
const seeking = new RegExp(
  String.raw`^((?:The )?${run})(?: \([^)]{1,60}\)| in [\p{L} ,]{3,30}|,(?: an?)? [^,.]{3,60},)? (?:is|are|has|needs|seeks|wants|invites|welcomes) `,
  'u',
);
const publicBody =
  /^(?:the )?(?:city|county|town|township|village|state|borough|province|university|diocese|school district|department) of \p{Lu}/iu;
const fairInWords = phrasePattern.mu`(?<=^|[.!?]\s|\n)((?!${'read-posting-head/fair-in'})\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d'’&.-]*)){0,5}) is an equal[- ]opportunity`;

/** Who offers the job: the name for which most of the posting's signs speak. What few speak for is nobody's. */
export function readEmployer(
  lines: readonly string[],
  text: string,
  lexicon: Lexicon,
  isJob: (text: string) => boolean,
): string | undefined {
  const weighed = candidatesIn(lines, text, lexicon, isJob)
    .map(({ name, weight }) => ({ name: tidy(name), weight }))
    .filter(({ name }) => isName(name, lexicon) && !isJob(name))
    .map(({ name, weight }) => ({ name, weight: weight + signsOf(name, text, lexicon) }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  const likeliest = most >= enough ? weighed.find(({ weight }) => weight === most)?.name : undefined;
  if (likeliest === undefined) return undefined;
  // "Wexcombe runs two clinics": in full where the posting has the name in full.
  const full = weighed.filter(({ name }) => name.toLowerCase().startsWith(`${likeliest.toLowerCase()} `));
  return full[0]?.name ?? likeliest;
}

/** A name, and no job, place, skill, ordinary word or part of a heading. */
const isName = (name: string, lexicon: Lexicon) =>
  name.length <= 60 &&
  isEmployer(name) &&
  !isPlace(name, lexicon) &&
  !lexicon.skills.whole(name) &&
  !/^(?:we|you|our|your|they|this|that|it|if|who|what|how)\b/iu.test(name) &&
  lexicon.certifications.find(wordsOf(name)).length === 0 &&
  !/\b(?:needed|wanted|hiring|notice|announcement|vacancy|opportunity|us)$/iu.test(name) &&
  (/^\p{L}+ /u.test(name.replace(/^the /iu, '')) ||
    !lexicon.words.isWord(name.replace(/^the /iu, '').toLowerCase()));

const tidy = (text: string) =>
  called(
    text
      .replace(/[!?.]+$/u, '')
      .replace(/ #?\d[\d-]*$/u, '')
      .trim(),
  ).replace(/^[Tt]he (?=\p{Ll})/u, '');

function candidatesIn(
  lines: readonly string[],
  text: string,
  lexicon: Lexicon,
  isJob: (text: string) => boolean,
): Candidate[] {
  const head = lines.slice(0, topLines);
  const labeled = lines.flatMap((line) => employerLabel.exec(line)?.[1] ?? []);
  return [
    ...labeled.map((line) => ({ name: openingOf(line.split(separator)[0] ?? ''), weight: 3 })),
    ...head.flatMap((line, place) =>
      besideIn(line, head[place + 1] ?? '', lexicon).map(({ name, weight }, part) => ({
        name,
        weight: weight + (part === 0 && place > 0 && isJob(head[place - 1] ?? '') ? 1 : 0),
      })),
    ),
    ...lines
      .flatMap((line) => {
        const bare = line.replace(/^(?:about us|who we are|the company|company overview)\s*[:–-]\s*/iu, '');
        return [introduced.exec(bare)?.[1] ?? [], seeking.exec(bare)?.[1] ?? []].flat();
      })
      .map((name) => ({ name, weight: 2 })),
    ...lines
      .flatMap((line) => sayings.flatMap((saying) => [...line.matchAll(saying)]))
      .map(([, name = '']) => ({ name, weight: 2 })),
    ...(fairInWords.exec(text)?.[1] ? [{ name: fairInWords.exec(text)?.[1] ?? '', weight: 3 }] : []),
  ];
}

const openingOf = (text: string) => opening.exec(text)?.[0] ?? text;

/** What stands by itself in one of the first lines, beside a title or a place. */
function besideIn(line: string, next: string, lexicon: Lexicon): Candidate[] {
  const parts = line.replace(hiring, '').split(separator);
  return parts.flatMap((part, place) => {
    const [before = '', at] = part.split(/ (?:at|@) (?=\p{Lu})/u);
    return [before, ...(at ? [at] : [])].flatMap((each) => {
      const name = openingOf(each);
      const rest = each.slice(name.length).replace(/^[\s,.(]+/u, '') || (parts[place + 1] ?? next);
      if (!/^\p{Lu}/u.test(name)) return [];
      return [{ name, weight: (beginsWithPlace(rest, lexicon) ? 1 : 0) + (each === at ? 1 : 0) }];
    });
  });
}

function beginsWithPlace(text: string, lexicon: Lexicon): boolean {
  const [first] = text.split(/[.;|]/u);
  const words = wordsOf(first ?? '').slice(0, 6);
  return (
    isPlace(first ?? '', lexicon) || lexicon.places.find(words).some(({ start }) => start === words[0]?.start)
  );
}

function signsOf(name: string, text: string, { organizationWords }: Lexicon): number {
  const returns = text.toLowerCase().split(openingWords(name)).length > 2;
  const initials = name.replace(/[^\p{Lu}]/gu, '');
  const isShort = initials.length > 2 && new RegExp(`\\b${initials}\\b`, 'u').test(text);
  const isBody = organizationWords
    .find(wordsOf(name))
    .some(({ end, value }) => end === name.length || value.kind === 'institution');
  return (
    (returns && (name.includes(' ') || name.length > 4) ? 1 : 0) +
    (isShort ? 1 : 0) -
    (/^\p{Lu}{2,5}$/u.test(name) ? 1 : 0) +
    (publicBody.test(name) ? 2 : isBody ? 1 : 0)
  );
}

const openingWords = (name: string) =>
  name.replace(/^the /iu, '').split(' ').slice(0, 2).join(' ').toLowerCase();

function isPlace(text: string, { places }: Lexicon): boolean {
  const [town = '', region = ''] = text.replace(/\(.*$/u, '').trim().split(/,\s*/u);
  return (
    /^(?:remote|hybrid|on-?site)\b/iu.test(town) ||
    places.whole(text.trim()) !== undefined ||
    (/^\p{Lu}/u.test(town) &&
      town.split(' ').length <= 4 &&
      (/^\p{Lu}{2}$/u.test(region) || places.whole(region) !== undefined))
  );
}
