import type { Lexicon } from '../lexicon.ts';
import type { ProseLine } from '../prose/prose-lines.ts';
import { listed, provenAsks } from '../rewrite/write/compose-summary.ts';
import { isPresent } from '../score/job-years.ts';
import { askedCredentials, listedCredentials } from './asked-credentials.ts';
import { askedLanguages } from './asked-languages.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { calledPlace, inProse, tellingTitle, withA } from './names.ts';
import { type LetterSource, turnOf, type Way } from './plan-letter.ts';
import { sharedWeight } from './posting-needs.ts';
import { selfLines } from './self-lines.ts';
import { toldCredentials } from './told-credentials.ts';
import { toldDegree, toldSchool } from './told-degree.ts';
import { currentJob } from './who-sentences.ts';

interface Facts {
  /** What the posting asks for, and the degree. */
  fitting: Way[][];
  /** What else can be said where there would be too little: the best first. */
  others: Way[][];
}

const mostListed = 5;
const mostHeld = 3;
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
  const own = listedCredentials(source, lexicon).filter((name) => !asked.includes(name));
  const selves = selfLines(lines, lexicon).map(({ text, line }) => ({
    ways: [{ text, lines: [line.number] }],
    fit: sharedWeight(text, source.posted.shown, source.view).weight,
  }));
  const languages = askedLanguages(source, lexicon);
  const { best, rest } = schoolWays(source, told, lexicon);
  return {
    fitting: [
      ...credentials(asked),
      told('speaks', { x: listed(languages) }, 'additional'),
      ...selves.filter(({ fit }) => fit >= leastFit).map(({ ways }) => ways),
      toolWays(source, told, lexicon),
      best,
    ].filter(isAny),
    others: [
      ...credentials(own.slice(0, mostHeld)),
      ...selves.filter(({ fit }) => fit < leastFit).map(({ ways }) => ways),
      rest,
      sinceWays(source, told),
      ...historyWays(source, told, lexicon),
      ...skillWays(source, told, lexicon),
    ].filter(isAny),
  };
}

type Told = (use: string, slots: Record<string, string | undefined>, start: string) => Way[];
const isAny = (ways: readonly Way[]) => ways.length > 0;

function sinceWays({ data }: LetterSource, told: Told): Way[] {
  const place = data.experience.findIndex(({ endDate }) => isPresent(endDate));
  const { company = '', startDate = '' } = data.experience[place] ?? {};
  const [year = ''] = /\b(?:19|20)\d\d\b/u.exec(startDate) ?? [];
  return told('since', { company: calledPlace(company), year }, `experience.${place}.title`);
}

/** Older jobs, the newest first: what somebody was, where and when. */
function historyWays({ data }: LetterSource, told: Told, lexicon: Lexicon): Way[][] {
  const current = currentJob(data);
  return data.experience.flatMap((job, place) => {
    const title = place === current ? undefined : tellingTitle({ ...data, experience: [job] }, lexicon);
    const [from = '', to = ''] = [job.startDate, job.endDate].map(
      (date) => /\b(?:19|20)\d\d\b/u.exec(date)?.[0],
    );
    const slots = {
      'a title': title && withA(inProse(title, lexicon)),
      company: calledPlace(job.company),
      from,
      to,
    };
    const use = from === to ? 'was-in' : 'was';
    return title === undefined ? [] : [told(use, slots, `experience.${place}.title`)];
  });
}

/** The highest degree; where there's no degree, the school, unless it's one that everybody went to. */
function schoolWays({ data }: LetterSource, told: Told, lexicon: Lexicon): { best: Way[]; rest: Way[] } {
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
        ...(/universit|college|institut|academy|polytechnic/iu.test(institution)
          ? told('school', slots, path)
          : []),
      ],
    };
  });
  const best = schools.find(({ isHigh }) => !isHigh);
  return {
    best: best?.ways ?? [],
    rest: schools.find((school) => school !== best && !school.isHigh)?.ways ?? [],
  };
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
/** What the list of skills has, where there's little else to tell: tools are worked with, others are skills. */
function skillWays({ data, posted }: LetterSource, told: Told, lexicon: Lexicon): Way[][] {
  const asked = provenAsks(data, posted.requirements, lexicon);
  const known = (data.skills ?? []).filter((skill) => {
    const { type = 'soft' } = lexicon.skills.whole(skill) ?? {};
    return type !== 'soft' && type !== 'human-language' && !asked.includes(skill) && !little.test(skill);
  });
  const isTool = (skill: string) => /^(?:tool|technology)$/u.test(lexicon.skills.whole(skill)?.type ?? '');
  const some = (skills: readonly string[]) => (skills.length > 1 ? listed(skills.slice(0, mostListed)) : '');
  return [
    told('tools', { x: some(known.filter(isTool)) }, 'skills'),
    told('skills', { x: some(known.filter((skill) => !isTool(skill)).map(small)) }, 'skills'),
  ];
}

/** "Cash handling" in a sentence is "cash handling". */
const small = (skill: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(skill) ? skill.slice(0, 1).toLowerCase() + skill.slice(1) : skill;

const little =
  /\b(?:basics?|beginner|some|little|learning|intermediate|familiar|exposure|course|one project|ok)\b/iu;
