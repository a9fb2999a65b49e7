import type { Requirement } from '../../requirements/extract-requirements.ts';
import { requirementShown, type Shown } from '../evidence.ts';
import type { Passage, ResumeView } from '../resume-view.ts';
import type { TextReader } from '../text-reader.ts';

const languageHeading = /language|sprach|langue|idioma|język|línguas|语言|語学|言語|speak/iu;

/** The language the resume is written in goes without saying. */
export function isOwnLanguage(
  { kind, quote, name }: Requirement,
  { isEnglish, reader }: ResumeView,
): boolean {
  const asked = kind === 'language' ? humanLanguages(`${quote} ${name}`, reader) : new Set<string>();
  return isEnglish && asked.size === 1 && asked.has('English');
}

/** A language is said, not told: a section for languages shows it. */
export function languageShown(requirement: Requirement, view: ResumeView): Shown<Passage> {
  const asked = humanLanguages(`${requirement.quote} ${requirement.name}`, view.reader);
  const lines = (view.data.additional ?? [])
    .filter(({ heading }) => languageHeading.test(heading))
    .flatMap(({ lines }) => lines);
  const spoken = new Set(lines.flatMap((line) => [...humanLanguages(line, view.reader)]));
  if ([...asked].some((language) => spoken.has(language))) return { share: 1, by: undefined };
  return requirementShown(requirement, view);
}

function humanLanguages(text: string, { lexicon, words }: TextReader): Set<string> {
  return new Set(
    lexicon.skills
      .find(words(text))
      .filter(({ value }) => value.type === 'human-language')
      .map(({ value }) => value.name),
  );
}
