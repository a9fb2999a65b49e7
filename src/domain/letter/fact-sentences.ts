import type { ProseLine } from '../claims/prose/prose-lines.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { isPresent } from '../resume/job-years.ts';
import { listed, provenAsks } from '../rewrite/write/compose-summary.ts';
import { askedCredentials } from './asked-credentials.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { type LetterSource, turnOf, type Way } from './plan-letter.ts';
import { sharedWeight } from './posting-needs.ts';
import { selfLines } from './self-lines.ts';
import { toldCredentials } from './told-credentials.ts';
import { toldDegree, toldSchool } from './told-degree.ts';

interface Facts {
  /** What the posting asks for, and the degree. */
  fitting: Way[][];
  /** What else can be said where there would be too little: the best first. */
  others: Way[][];
}

const mostListed = 5;
const mostSelves = 2;
/** So much must a sentence have in common with the posting to be told for its sake. */
const leastFit = 0.7;

/** What is told besides deeds: what the person says of themselves, credentials, tools, education and languages. */
export function factSentences(
  source: LetterSource,
  lines: readonly ProseLine[],
  tone: LetterTone,
  lexicon: Lexicon,
): Facts {
  const { say } = lexicon.letterPhrases;
  const told: Told = (use, slots, start) => {
    const numbers = lines.filter(({ path }) => path.startsWith(start)).map(({ number }) => number);
    return turned(say(use, tone, slots), turnOf(source, use)).map((text) => ({ text, lines: numbers }));
  };
  const credentials = (names: readonly string[]) =>
    toldCredentials(names, lexicon).map(({ use, text }) => told(use, { x: text }, ''));
  const asked = askedCredentials(source, lexicon);
  const selves = selfLines(lines, lexicon).map(({ text, line }) => ({
    ways: [{ text, lines: [line.number] }],
    fit: sharedWeight(text, source.posted.shown, source.view).weight,
  }));
  const languages = askedLanguages(source, lexicon);
  const best = schoolWays(source, told, lexicon);
  return {
    fitting: [
      ...credentials(asked),
      told('speaks', { x: listed(languages) }, 'additional'),
      ...selves.filter(({ fit }) => fit >= leastFit).map(({ ways }) => ways),
      toolWays(source, told, lexicon),
      best,
    ].filter(isAny),
    others: selves
      .filter(({ fit }) => fit < leastFit)
      .map(({ ways }) => ways)
      .slice(0, mostSelves),
  };
}

type Told = (use: string, slots: Record<string, string | undefined>, start: string) => Way[];
const isAny = (ways: readonly Way[]) => ways.length > 0;

/** The first degree that's more than everybody's; a school without what was earned there says nothing. */
function schoolWays({ data }: LetterSource, told: Told, lexicon: Lexicon): Way[] {
  const schools = data.education.map(({ degree, institution }, place) => {
    const [slots, path] = [
      { 'a degree': toldDegree(degree, lexicon), school: toldSchool(institution, lexicon) },
      `education.${place}`,
    ];
    return {
      isHigh: /^high school|diploma$|\bGED\b|^HSC$|^SSC$/iu.test(degree.trim()),
      ways: [
        ...told('degree', slots, path),
        ...(slots.school === '' ? told('degree-bare', slots, path) : []),
      ],
    };
  });
  return schools.find(({ isHigh, ways }) => !isHigh && ways.length > 0)?.ways ?? [];
}

/** Tools that the posting names and lines prove, at no lower level than a letter says. */
function toolWays({ data, posted }: LetterSource, told: Told, lexicon: Lexicon): Way[] {
  const isNow = data.experience.some(({ endDate }) => isPresent(endDate));
  const isTool = (skill: string) => /^(?:tool|technology)$/u.test(lexicon.skills.whole(skill)?.type ?? '');
  const isLittle = (skill: string) =>
    (data.skills ?? []).some((line) => line.toLowerCase().includes(skill.toLowerCase()) && little.test(line));
  const tools = provenAsks(data, posted.requirements, lexicon).filter(
    (skill) => isTool(skill) && !isLittle(skill),
  );
  const x = tools.length > 1 ? listed(tools.slice(0, mostListed)) : '';
  return told(isNow ? 'works-with' : 'worked-with', { x }, 'skills');
}
const little = phrasePattern.iu`\b(?:${'fact-sentences/little'})\b`;

/** Languages that the posting asks for and the resume shows; English goes without saying. */
const askedLanguages = ({ keywords }: LetterSource, { skills }: Lexicon): string[] =>
  keywords
    .filter(({ requirement, verdict }) => requirement.kind === 'language' && verdict === 'shown')
    .flatMap(({ names }) => names)
    .filter((name) => name !== 'English' && skills.whole(name)?.type === 'human-language');
