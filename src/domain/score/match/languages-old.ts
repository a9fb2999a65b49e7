import type { TextReader } from '../../language/text-reader.ts';
import type { Requirement } from '../../posting/requirements/extract-requirements.ts';
import type { ResumeView } from '../../resume/resume-view.ts';
import { isEither, requirementShown, type Shown } from '../../evidence/shown.ts';

const languageHeading = /language|sprach|langue|idioma|język|línguas|语言|語学|言語|speak/iu;

/** The language the resume is written in goes without saying, also where it's one of several that would do. */
export function isOwnLanguage(requirement: Requirement, { isEnglish, reader }: ResumeView): boolean {
  const asked = askedLanguages(requirement, reader);
  if (!isEnglish || !asked.has('English')) return false;
  return asked.size === 1 || isEither(requirement.quote, reader);
}

/** Only where it asks for languages alone: "fluent English", "strong written and spoken English". */
function askedLanguages({ kind, quote, name, skills = [] }: Requirement, reader: TextReader): Set<string> {
  const isOnly =
    skills.length > 0 &&
    skills.every((skill) =>
      /^(?:human-language|soft)$/u.test(reader.lexicon.skills.whole(skill)?.type ?? ''),
    );
  return kind === 'language' || isOnly ? humanLanguages(`${quote} ${name}`, reader) : new Set();
}

/** A language is said, not told: a section for languages shows it. */
export function languageShown(requirement: Requirement, view: ResumeView): Shown {
  const own = view.isEnglish ? 'English' : '';
  const asked = [...humanLanguages(`${requirement.quote} ${requirement.name}`, view.reader)];
  const open = asked.filter((language) => language !== own);
  const lines = (view.data.additional ?? []).flatMap(({ heading, lines }, section) =>
    languageHeading.test(heading)
      ? lines.map((text, place) => ({ text, path: `additional.${section}.lines.${place}` }))
      : [],
  );
  const spoken = open.flatMap(
    (language) => lines.find(({ text }) => humanLanguages(text, view.reader).has(language)) ?? [],
  );
  const isEnough = isEither(requirement.quote, view.reader)
    ? spoken.length > 0
    : spoken.length === open.length;
  if (isEnough && spoken[0]) return { share: 1, by: spoken[0] };
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
