import { saysNothingAboutFit } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { stemOf, wordsOf } from '../../language/words.ts';
import { findPay } from '../pay/find-pay.ts';
import { readPay } from '../pay/read-pay.ts';
import { extractRequirements, type Requirement } from '../requirements/extract-requirements.ts';
import type { JobPosting, Pay } from '../source/job-posting.ts';
import { readLanguageDemands } from './language-demands.ts';
import { type PostingLevel, readLevel } from './posting-level.ts';
import { type PostingPlace, readPlace } from './posting-place.ts';
import { type Sentence, sentencesOfPosting } from './posting-sentences.ts';
import { readWorkRights, type WorkRights } from './work-rights.ts';
import { readWorkingTerms, type StatedTerm } from './working-terms.ts';

/** A change of what is read means that stored postings are read again. */
export const postingFactsVersion = 'f4';

/** What is read from a posting once, and stored with it: plain JSON. */
export interface PostingFacts {
  version: string;
  requirements: Requirement[];
  /** Names of our list of skills, wherever the text names them. */
  skills: string[];
  level: PostingLevel;
  terms: StatedTerm[];
  place: PostingPlace;
  rights: WorkRights;
  /** Those that one has to speak, by the names of our list of skills. */
  languages: string[];
  pay: Pay | null;
  /** The words of it that say something about the work, each once. */
  words: string[];
}

const maxWords = 160;

/** What it asks for takes longest to find, and may have been found before. */
export function readPostingFacts(
  posting: JobPosting,
  lexicon: Lexicon,
  requirements: Requirement[] = extractRequirements(posting.description, lexicon),
): PostingFacts {
  const sentences = sentencesOfPosting(posting.title, posting.description);
  const terms = readWorkingTerms(sentences);
  const wished = requirements.filter(({ level }) => level === 'nice');
  const demanded = sentences.filter(({ text }) => !wished.some(({ quote }) => text.includes(quote)));
  const pay = postingPay(posting);
  const priced = { ...posting, pay };
  const work = sentences.filter((sentence, place) => place === 0 || !isChatter(sentence, posting.company));
  return {
    version: postingFactsVersion,
    requirements,
    skills: skillsOf(work, lexicon),
    level: readLevel(posting.title, requirements, lexicon),
    terms,
    place: readPlace(priced, sentences, terms, lexicon),
    rights: readWorkRights(sentences, lexicon),
    languages: [...new Set([...readLanguageDemands(demanded, lexicon), ...languageOfText(posting)])],
    pay,
    words: statedWordsIn(work),
  };
}

const postingPay = ({ pay, salary, description, country }: JobPosting): Pay | null =>
  pay ?? readPay(salary ?? '', country) ?? findPay(description, country);

/** Sentences about the employer, its benefits and how to apply say nothing about the work. */
const chatter = phrasePattern.u`\b(?:${'read-posting-facts/chatter'})\b`;

/** A sentence that names the employer is mostly about it. */
function isChatter({ lower }: Sentence, company: string): boolean {
  const [name = ''] = company.toLowerCase().split(/\s+/u);
  return chatter.test(lower) || (name.length > 3 && lower.includes(name));
}

function skillsOf(sentences: readonly Sentence[], lexicon: Lexicon): string[] {
  const found = sentences.flatMap(({ text }) =>
    lexicon.skills
      .find(wordsOf(text))
      .filter(
        ({ value, start }) =>
          !['soft', 'human-language'].includes(value.type) &&
          (!value.ambiguous || (start > 0 && /\p{Lu}/u.test(text[start] ?? ''))),
      )
      .map(({ value }) => value.name),
  );
  return [...new Set(found)];
}

function statedWordsIn(sentences: readonly Sentence[]): string[] {
  const byStem = new Map<string, string>();
  for (const { text } of sentences)
    for (const { key } of wordsOf(text)) {
      const stem = stemOf(key);
      if (!byStem.has(stem) && !saysNothingAboutFit(key) && /^\p{L}/u.test(key)) byStem.set(stem, key);
    }
  return [...byStem.values()].slice(0, maxWords);
}

/** Who writes a posting in a language expects it to be understood. */
function languageOfText({ language, description }: JobPosting): string[] {
  const name = language === 'zh' ? 'Mandarin Chinese' : languageNames.of(language);
  return name === undefined || name === 'English' || description.length < 80 ? [] : [name];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
