import type { Lexicon } from '../../lexicon.ts';
import type { Requirement } from '../../requirements/extract-requirements.ts';
import { wordsOf } from '../../words.ts';
import { requirementShown, type Shown } from '../evidence.ts';
import type { ResumeView } from '../resume-view.ts';

const languageHeading = /language|sprach|langue|idioma|język|línguas|语言|語学|言語|speak/iu;

/** A language is said, not told: a section for languages shows it. Writing in it shows it as well. */
export function languageShown(requirement: Requirement, view: ResumeView, lexicon: Lexicon): Shown {
  const asked = humanLanguages(`${requirement.quote} ${requirement.name}`, lexicon);
  const lines = (view.data.additional ?? [])
    .filter(({ heading }) => languageHeading.test(heading))
    .flatMap(({ lines }) => lines);
  const spoken = new Set(lines.flatMap((line) => [...humanLanguages(line, lexicon)]));
  if (view.isEnglish) spoken.add('English');
  if ([...asked].some((language) => spoken.has(language))) return { share: 1, by: undefined };
  return requirementShown(requirement, view);
}

function humanLanguages(text: string, lexicon: Lexicon): Set<string> {
  return new Set(
    lexicon.skills
      .find(wordsOf(text))
      .filter(({ value }) => value.type === 'human-language')
      .map(({ value }) => value.name),
  );
}
