import { type Keyword, keywordsOf } from '../evidence/keywords.ts';
import { type Place, provesAlone } from '../evidence/verdicts.ts';
import { weighEvidence } from '../evidence/weigh-evidence.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import type { AskingPosting } from '../posting/posting.ts';
import type { ReadResume } from '../resume/read-resume.ts';

/** One thing that a posting asks for and a resume can show. */
export interface AskedThing {
  name: string;
  isMust: boolean;
  /** 1 where the resume shows it, less where it's only listed. */
  share: number;
  /** The resume's own words for it, where they name it: of everything else it isn't said that it's shown. */
  quote: string | undefined;
  /** Surely asked for by this name, and not found. */
  isMissing: boolean;
}

/** A skill that is only listed counts, but for less than one that a job shows. */
const listedShare = 0.7;

const shareOf = ({ verdict }: Keyword): number | undefined => {
  if (verdict === 'shown') return 1;
  if (verdict === 'named') return listedShare;
  return verdict === 'not-found' || verdict === 'expired' ? 0 : undefined;
};

/** What a resume shows or lacks, each once. Where nobody can tell, it's left out. */
export function askedThings(posting: AskingPosting, view: ReadResume, now: Date): AskedThing[] {
  const evidence = weighEvidence(view, posting, now);
  return keywordsOf(evidence, view).flatMap((keyword) => {
    const share = shareOf(keyword);
    const { level, years } = keyword.requirement;
    if (share === undefined || years !== undefined) return [];
    const place = share === 0 ? undefined : keyword.places.find(provesAlone);
    const named = place && nameAtPlace(keyword, place, view.reader.lexicon);
    return [
      {
        name: named ?? keyword.ask,
        isMust: level === 'must',
        share,
        quote: named === undefined || keyword.verdict !== 'shown' ? undefined : place?.text,
        isMissing:
          share === 0 && isByName(keyword) && names(posting.description, keyword.ask, view.reader.lexicon),
      },
    ];
  });
}

/** A longer ask is more than a name. */
const maxNameLength = 40;

/** Nothing but a name of our lists is asked, or a credential or language that they have. */
const isByName = ({ names: all, ask, requirement }: Keyword): boolean =>
  /^(?:certification|language)$/u.test(requirement.kind) && ask.length <= maxNameLength
    ? all.length > 0
    : all.some((name) => name.toLowerCase() === ask.toLowerCase());

/** What the place surely names of the ask; undefined where it says so in other words, or doesn't. */
function nameAtPlace({ requirement, names: all, ask }: Keyword, { path, text }: Place, lexicon: Lexicon) {
  if (requirement.kind === 'education') return path.startsWith('education') ? ask : undefined;
  return [...all, ask].find((name) => names(text, name, lexicon));
}

/** In the same words, or by another name that means nothing else. */
const names = (text: string, name: string, { skills, certifications }: Lexicon): boolean => {
  const words = wordsOf(text);
  return (
    plain(text).includes(plain(name)) ||
    skills.find(words).some(({ value }) => value.name === name && !value.ambiguous) ||
    certifications.find(words).some(({ value }) => value.name === name)
  );
};

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
