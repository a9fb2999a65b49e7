import type { Evidence } from './evidence.ts';
import { isExplained } from './explained.ts';
import type { Flag, FlagKind } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import { type NameRun, nameRunsOf } from './name-runs.ts';
import { type Passage, tightLines } from './passages.ts';

/** Employers, schools, places, products: a name must be the resume's own. */
export function checkNames(passage: Passage, evidence: Evidence): Flag[] {
  return nameRunsOf(passage, evidence).flatMap((run) => {
    const strange = [...strangeWords(run, passage), ...misplacedWords(run, passage, evidence)];
    const broken =
      strange.length === 0 && isOrganisation(run, passage, evidence) && !standsWhole(run, evidence);
    if (strange.length === 0 && !broken) return [];
    if (fromReader(run, passage) || isExplained(run, passage)) return [];
    if (
      passage.courtesy &&
      !isListed(run, evidence) &&
      (isReaders(run, passage) ||
        !/\b(?:at|for|with|from)\s+(?:the\s+)?$/.test(passage.text.slice(0, run.start)))
    )
      return [];
    const kind = kindOf(run, passage, evidence);
    const claim = passage.text.slice(run.start, run.end);
    return [makeFlag(passage, run, kind, 'hard', `"${claim}" is not in your resume.`)];
  });
}

/** Words of the run that the source does not know in any form. */
const strangeWords = (run: NameRun, passage: Passage) => {
  const lists = passage.kind === 'headline' || passage.kind === 'skill';
  return run.words.filter(
    ({ support, content, key }) =>
      support === 'none' ||
      (!lists && content && (support === 'synonym' || support === 'spelling')) ||
      (!lists &&
        content &&
        support === 'family' &&
        !passage.words.some((word) => word.key === key && !word.capital) &&
        run.words.length <= 3 &&
        !run.titleCase),
  );
};

/**
 * In a line about one degree or certificate every word must come from that line of the source; and a product is
 * not an employer because it stands after "at".
 */
function misplacedWords(run: NameRun, passage: Passage, evidence: Evidence) {
  const tight = tightLines(passage, evidence);
  if (passage.sameLanguage && (passage.kind === 'education' || passage.kind === 'certification'))
    return scattered(run, passage, evidence, tight);
  const employs = /\b(?:at|joined|for)\s+$/i.test(passage.text.slice(0, run.start)) && run.words.length <= 2;
  const product = evidence.lexicon.skills.find(run.words).some(({ value }) => value.type === 'tool');
  const headed = evidence.entries.some(({ header }) =>
    run.words.every(({ lines }) => lines.some((line) => header.includes(line))),
  );
  return employs && product && !headed ? run.words : [];
}

/** Words of the run that no one line (of those it may be told from) has together with the others. */
function scattered(run: NameRun, passage: Passage, evidence: Evidence, tight: ReadonlySet<number>) {
  const words = run.words.filter(({ content, key }) => content && !evidence.forms.isFrame(key));
  if (passage.kind === 'education')
    return words.filter(({ lines }) => !lines.some((line) => tight.has(line)));
  const knows = (line: number) => words.filter(({ lines }) => lines.includes(line));
  const best = [...tight].map(knows).sort((a, b) => b.length - a.length)[0] ?? [];
  return words.filter((word) => !best.includes(word));
}

/** A school, or another organisation that stands where an employer is named. */
function isOrganisation(run: NameRun, passage: Passage, evidence: Evidence): boolean {
  if (run.words.length < 2) return false;
  const kinds = evidence.lexicon.organisationWords.find(run.words).map(({ value }) => value.kind);
  const employs = /\b(?:at|for|with|joined|from)\s+(?:the\s+)?$/i.test(passage.text.slice(0, run.start));
  return kinds.includes('institution') || (employs && kinds.includes('organisation'));
}

/** The words of the name follow one another in one line of the source, and no comma parts them. */
function standsWhole(run: NameRun, evidence: Evidence): boolean {
  const wanted = run.words.filter((word) => word.content);
  return evidence.lines.some((line, place) => {
    let at = 0;
    let last: number | undefined;
    for (const word of [...line.words, ...(evidence.lines[place + 1]?.words ?? [])]) {
      if (evidence.forms.stem(word.key) !== wanted[at]?.stem) continue;
      if (last !== undefined && /[,;|(–—]/.test(evidence.text.slice(last, word.start))) at = 0;
      last = word.end;
      at += evidence.forms.stem(word.key) === wanted[at]?.stem ? 1 : 0;
      if (at === wanted.length) return true;
    }
    return false;
  });
}

/** In a letter the reader's own names may be named: "your team at Acme". */
const fromReader = (run: NameRun, passage: Passage) =>
  passage.kind === 'letter' &&
  passage.posting.includes(passage.text.slice(run.start, run.end)) &&
  /\b(?:your (?:\p{L}+ ){0,3}(?:at|in)|join(?:ing)?|(?:role|position|opening|post|vacancy) (?:at|with|in)|work (?:at|with|for)|drew me to|of)\s+(?:the\s+)?$/iu.test(
    passage.text.slice(0, run.start),
  ) &&
  !/\b(?:I (?:was|have|had|spent|worked|led|built)|my)\b/.test(passage.text.slice(0, run.start));

/** "I am applying for the post at …", "I have long admired …": a place hoped for, not one worked at. */
const isReaders = (run: NameRun, passage: Passage) => {
  const before = passage.text.slice(0, run.start);
  return (
    /\b(?:appl(?:y|ying|ication)|role|post|position|opening|vacancy|join(?:ing)?|admir\p{L}*|drawn|opportunity|interest\p{L}*|team)\b/iu.test(
      before,
    ) &&
    !/\b(?:I (?:was|have (?!long|always|admired|followed)|had|spent|worked|led|built|managed)|my)\b/.test(
      before,
    )
  );
};

const isListed = (run: NameRun, evidence: Evidence) =>
  evidence.lexicon.skills.find(run.words).length > 0 ||
  evidence.lexicon.certifications.find(run.words).length > 0;

function kindOf(run: NameRun, passage: Passage, evidence: Evidence): FlagKind {
  const organisations = evidence.lexicon.organisationWords.find(run.words).map(({ value }) => value.kind);
  if (passage.kind === 'education' || organisations.includes('institution')) return 'institution';
  if (passage.kind === 'certification' || evidence.lexicon.certifications.find(run.words).length > 0)
    return 'certification';
  if (organisations.length > 0) return 'employer';
  if (evidence.lexicon.places.find(run.words).length > 0) return 'place';
  if (passage.kind === 'skill' || evidence.lexicon.skills.find(run.words).length > 0) return 'skill';
  return 'name';
}
