import type { Lexicon } from '../lexicon.ts';
import type { ProseLine } from '../prose/prose-lines.ts';
import type { ResumeData } from '../resume.ts';
import { listed, provenAsks } from '../rewrite/write/compose-summary.ts';
import { isPresent } from '../score/job-years.ts';
import { wordsOf } from '../text/words.ts';
import { askedCredentials } from './asked-credentials.ts';
import { askedLanguages } from './asked-languages.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { withA, withThe } from './names.ts';
import { type LetterSource, turnOf, type Way } from './plan-letter.ts';

interface Facts {
  /** What the posting asks for, and the degree. */
  fitting: Way[][];
  /** What else can be said where there would be too little: the best first. */
  others: Way[][];
}

const mostListed = 5;

/** What is told besides deeds: credentials, tools, education and languages, as the resume lists them. */
export function factSentences(
  source: LetterSource,
  lines: readonly ProseLine[],
  tone: LetterTone,
  lexicon: Lexicon,
): Facts {
  const { data, posted } = source;
  const { say } = lexicon.letterPhrases;
  const told = (use: string, slots: Record<string, string>, start: string): Way[] => {
    const numbers = lines.filter(({ path }) => path.startsWith(start)).map(({ number }) => number);
    return turned(say(use, tone, slots), turnOf(source, use)).map((text) => ({ text, lines: numbers }));
  };
  const held = askedCredentials(source, lexicon);
  const isNow = data.experience.some(({ endDate }) => isPresent(endDate));
  const asked = provenAsks(data, posted.requirements, lexicon);
  const skills = otherSkills(data, asked, lexicon);
  const cards = held.length > 0 ? [] : (data.certifications ?? []).filter(isName).slice(0, 2);
  const schools = data.education.map((school, place) => ({
    isHigh: /^high school|diploma$|\bGED\b|^HSC$|^SSC$/iu.test(school.degree.trim()),
    ways: [
      ...told(
        'degree',
        { 'a degree': degreeOf(school.degree, lexicon), school: placeOf(school.institution) },
        `education.${place}`,
      ),
      ...(/universit|college|institut|academy|polytechnic/iu.test(school.institution)
        ? told('school', { school: placeOf(school.institution) }, `education.${place}`)
        : []),
    ],
  }));
  const [best] = schools.filter(({ isHigh }) => !isHigh);
  const facts: Facts = {
    fitting: [
      told('holds', { x: listed(held) }, 'certifications'),
      told('speaks', { x: listed(askedLanguages(source, lexicon)) }, 'additional'),
      told(isNow ? 'works-with' : 'worked-with', { x: asked.length > 1 ? listed(asked) : '' }, 'skills'),
      best?.ways ?? [],
    ],
    others: [
      told('holds', { x: listed(cards) }, 'certifications'),
      told('skills', { x: listed(skills.slice(0, mostListed)) }, 'skills'),
      ...schools
        .filter((school) => school !== best)
        .slice(0, 1)
        .map(({ ways }) => ways),
    ],
  };
  return { fitting: facts.fitting.filter(isAny), others: facts.others.filter(isAny) };
}

const isAny = (ways: readonly Way[]) => ways.length > 0;
const isName = (text: string) => text.length <= 60 && !/[;:|]|\d{4}|\bexp/iu.test(text);

/** Tools and skills of the list that aren't told yet, in the person's own spelling. */
const otherSkills = ({ skills = [] }: ResumeData, told: readonly string[], lexicon: Lexicon): string[] =>
  skills
    .filter((skill) => {
      const known = lexicon.skills.whole(skill);
      return known !== undefined && known.type !== 'soft' && !told.includes(skill);
    })
    .map(small);

/** "Cash handling" in a sentence is "cash handling". */
const small = (skill: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(skill) ? skill.slice(0, 1).toLowerCase() + skill.slice(1) : skill;

/** The school as it's named; '' where the field holds more than that. */
const placeOf = (institution: string): string =>
  /coursework|credits|board$|high school|^graduated/iu.test(institution) ? '' : withThe(institution.trim());

const noDegree = /credit|coursework|complet|program|progress|expected|attended|%|\d{4}/iu;

/** "A.S. Computer Science" → "an A.S. in Computer Science"; '' for what is no degree. */
function degreeOf(degree: string, { degrees }: Lexicon): string {
  const words = wordsOf(degree);
  if (degrees.find(words).length === 0 || noDegree.test(degree) || words.length > 12) return '';
  const [name = ''] = degree.split(/,\s|\s\(/u);
  const joined = name
    .replace(/^((?:\p{Lu}\.?){2,5}\p{Ll}*\.?|[BM]\.?Sc\.?|[BM]S|[BM]A|MBA) (?=\p{Lu})/u, '$1 in ')
    .replace(/ in in /u, ' in ')
    .replace(/^(?:Diploma|Certificate)\b/u, (word) => word.toLowerCase());
  return withA(joined);
}
