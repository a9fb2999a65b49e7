import type { Requirement } from '../../requirements/extract-requirements.ts';
import type { Posting } from '../posting.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';
import type { TextReader } from '../text-reader.ts';

const levels: Readonly<Record<string, number>> = {
  secondary: 1,
  vocational: 2,
  associate: 2,
  bachelor: 3,
  professional: 4,
  master: 4,
  doctorate: 5,
};

/** Degrees, licences and certificates that the posting asks for; must counts twice as much as nice. */
export function educationMatch(view: ResumeView, posting: Posting): Finding<'education'> {
  const asked = posting.requirements.filter(({ kind }) => kind === 'education' || kind === 'certification');
  const shown = asked.map((requirement) => ({
    requirement,
    weight: requirement.level === 'must' ? 2 : 1,
    share:
      requirement.kind === 'education' ? degreeShown(requirement, view) : licenceShown(requirement, view),
  }));
  const weight = shown.reduce((sum, { weight }) => sum + weight, 0);
  const missing = shown.filter(({ share }) => share === 0);
  return {
    id: 'education',
    share:
      weight === 0 ? undefined : shown.reduce((sum, { share, weight }) => sum + share * weight, 0) / weight,
    evidence: view.data.education.flatMap((_, place) => view.spanOf(`education.${place}.degree`) ?? []),
    notes: [
      asked.length === 0
        ? { code: 'no-education-asked' }
        : { code: 'asked-education-found', count: asked.length - missing.length, of: asked.length },
    ],
  };
}

const levelIn = (text: string, { lexicon, words }: TextReader): number[] => [
  ...lexicon.degrees.find(words(text)).flatMap(({ value }) => levels[value.level] ?? []),
  ...(/\bhigh[ -]school|\bHS\b|\bGED\b/.test(text) ? [1] : []),
  ...(/bachelor|\bB\.?[AS]c?\b|licenciatura|licence\b/i.test(text) ? [3] : []),
  ...(/master|\bM\.?[AS]c?\b|\bMBA\b/i.test(text) ? [4] : []),
  ...(/\bph\.?\s?d\b|doctor/i.test(text) ? [5] : []),
];

/** The least level asked; a degree in the asked field counts more than one in another. */
function degreeShown({ quote, name }: Requirement, view: ResumeView): number {
  const asked = Math.min(...levelIn(`${quote} ${name}`, view.reader), 6);
  const held = view.data.education.map(({ degree, institution }) => ({
    text: degree,
    level: Math.max(0, ...levelIn(degree, view.reader), institution !== '' ? 1 : 0),
  }));
  const high = held.filter(({ level }) => asked === 6 || level >= asked);
  if (high.length === 0) return 0;
  const fields = view.reader
    .telling(quote)
    .filter((stem) => !/^(?:degre|bachelor|master|diploma|equiv|phd|school|field|high)/.test(stem));
  if (fields.length === 0 || asked === 1) return 1;
  const had = new Set(high.flatMap(({ text }) => [...view.reader.stems(text)]));
  return fields.some((field) => had.has(field)) ? 1 : 0.6;
}

/** Held where credentials are told: their section, education, sentences. Never a list of skills. */
function licenceShown({ quote, name }: Requirement, { data, passages, reader }: ResumeView): number {
  const named = (data.certifications ?? []).filter((text) => reader.words(text).length <= 12);
  const texts = [...named, ...passages.filter(({ isExperience }) => !isExperience).map(({ text }) => text)];
  const asked = [...reader.certifications(`${quote} ; ${name}`)];
  if (asked.length > 0 && texts.some((text) => asked.some((one) => reader.certifications(text).has(one))))
    return 1;
  const stems = reader.telling(name);
  if (stems.length === 0) return 0;
  const shares = texts.map(
    (text) => stems.filter((stem) => reader.stems(text).has(stem)).length / stems.length,
  );
  const best = Math.max(0, ...shares);
  return best >= 0.75 ? 1 : best >= 0.5 ? 0.5 : 0;
}
