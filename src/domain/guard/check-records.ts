import { type CredentialRecord, credentialRecords, standings, unfinished } from './credential-records.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';
import { sameFamily } from './word-forms.ts';

const lists: ReadonlySet<string> = new Set(['certification', 'education', 'headline', 'skill']);

/** Words by which a text says that a credential is held. */
const holds =
  /\b(?:certified|certification|certificate|licen[cs]ed?|licensure|registered|admitted|hold(?:s|ing)?|holder|carr(?:y|ies|ying)|card|current|active|valid|maintains?|qualified|earned|completed|passed|obtained|gained|graduated?|chartered|accredited|credential(?:s|ed)?|degree|diploma|endorsements?|titulad[oa]|certificad[oa]|diplômée?|certifiée?|obtenu\p{L}*|abgeschlossen\p{L}*|zertifiziert\p{L}*|geprüft\p{L}*|licenciad[oa]|formad[oa]|certyfik\p{L}*|ukończ\p{L}*)\b/iu;
const certified =
  /\b(?:certified|certification|certificate|accredited|licensed|practitioner|diploma|qualified|certificad[oa]|certifiée?|zertifiziert\p{L}*|certyfik\p{L}*)\b/iu;
const wins =
  /\b(?:won|wins?|winners?|winning|awarded|named|received|earned|voted|crowned|recogni[sz]ed|honou?red|took|champions?|awards?|prize|title|of the (?:year|month|quarter|season|decade)|first (?:place|prize)|1st|gold|gan[óéa]\p{L}*|premi\p{L}*|lauréate?|gagn\p{L}*|remport\p{L}*|gewann|gewonnen|ausgezeichnet|preisträger\p{L}*|venc\p{L}*|zwycięzc\p{L}*|laureat\p{L}*)\b/iu;
/** The text itself says that a thing is under way, or only a wish. */
const underWay =
  /\b(?:student|studying|pursuing|towards?|preparing|plan(?:s|ning)? to|will (?:sit|take)|candidate|formerly|former|previously|estudiante|étudiante?|studierend\p{L}*|student\p{L}*)\b/iu;

/** A credential or award of the source that has not got as far as the text says. */
export function checkRecords(passage: Passage, evidence: Evidence): Flag[] {
  const records = credentialRecords(evidence);
  for (const record of records) {
    if (record.status === 'held') continue;
    const words = namedBy(record, passage, evidence);
    if (!words || !claimsMore(record, passage) || heldToo(words, record, records, passage, evidence))
      continue;
    const [first] = words;
    const last = words.at(-1);
    if (!first || !last) continue;
    const cue = (record.status === 'placed' ? wins : holds).exec(passage.text)?.index ?? first.start;
    const start = first.start - cue > 0 && first.start - cue < 30 ? cue : first.start;
    const kind = record.status === 'placed' ? 'award' : 'status';
    return [makeFlag(passage, { start, end: last.end }, kind, 'hard', `Your resume says "${record.said}".`)];
  }
  return [];
}

function claimsMore(record: CredentialRecord, passage: Passage): boolean {
  const { text } = passage;
  if (record.status === 'placed') {
    const said = standings.filter(([, pattern]) => pattern.test(text)).map(([value]) => value);
    if (said.length > 0) return Math.min(...said) > record.standing;
    return wins.test(text) || passage.kind === 'certification';
  }
  if (unfinished.test(text) || underWay.test(text)) return false;
  if (record.status === 'training') return certified.test(text);
  return lists.has(passage.kind) ? passage.kind !== 'skill' || certified.test(text) : holds.test(text);
}

/** The words of the passage that name the record: every word of one of its parts, close together. */
function namedBy(record: CredentialRecord, passage: Passage, evidence: Evidence): TextWord[] | undefined {
  const parts = record.status === 'placed' ? record.parts : record.parts.slice(0, 1);
  for (const part of [...parts, ...codesOf(record, evidence)]) {
    const words = cover(part, record, passage);
    if (words) return words;
  }
  return undefined;
}

/** "(V300)": a code in brackets names the thing alone. */
const codesOf = (record: CredentialRecord, evidence: Evidence) =>
  [...record.text.matchAll(/\((\p{Lu}[\p{Lu}\d-]{2,7})\)/gu)].map(([, code = '']) => [
    evidence.forms.stem(code.toLowerCase()),
  ]);

function cover(part: readonly string[], record: CredentialRecord, passage: Passage): TextWord[] | undefined {
  const choices = part
    .map((stem) => passage.words.filter((of) => of.stem === stem || alike(of, stem)))
    .sort((a, b) => a.length - b.length);
  const used: TextWord[] = [];
  let missing = 0;
  for (const words of choices) {
    const word = nearest(words, used);
    if (word) used.push(word);
    else missing += 1;
  }
  for (const word of passage.words)
    if (missing > 0 && !used.includes(word) && byList(word, record)) {
      used.push(word);
      missing -= 1;
    }
  if (missing > 0 || used.length === 0) return undefined;
  used.sort((a, b) => a.start - b.start);
  const between = passage.words.filter(
    ({ start, end, content }) => content && start > (used[0]?.start ?? 0) && end < (used.at(-1)?.end ?? 0),
  );
  return between.length <= part.length * 2 + 2 ? used : undefined;
}

/** Of several places where a word stands, the one beside the words already found. */
function nearest(words: readonly TextWord[], used: readonly TextWord[]): TextWord | undefined {
  const anchor = used[0]?.start ?? 0;
  return words
    .filter((word) => !used.includes(word))
    .sort((a, b) => Math.abs(a.start - anchor) - Math.abs(b.start - anchor))[0];
}

const alike = (word: TextWord, stem: string) => stem.length >= 5 && sameFamily(word.stem, stem);

const byList = ({ support, lines, content }: TextWord, { line }: CredentialRecord) =>
  content && (support === 'listed' || support === 'acronym') && lines.includes(line);

/** Another record, reached, that the same words name. */
function heldToo(
  words: readonly TextWord[],
  record: CredentialRecord,
  records: readonly CredentialRecord[],
  passage: Passage,
  evidence: Evidence,
): boolean {
  const named = words.filter(({ content }) => content);
  return records.some((other) => {
    if (other.status !== 'held') return false;
    const stems = other.parts.flat();
    const has = ({ stem, support, lines }: TextWord) =>
      stems.includes(stem) ||
      (support === 'listed' && other.line !== record.line && lines.includes(other.line));
    if (isCredential(other, evidence) && named.every(has)) return true;
    return other.parts.some((part) => {
      const wider = part.length > words.length ? cover(part, other, passage) : undefined;
      return wider !== undefined && named.every((word) => wider.includes(word));
    });
  });
}

/** Held records are all other lines: only those of schools, papers and awards can stand for one. */
const isCredential = ({ line }: CredentialRecord, evidence: Evidence) =>
  /educa|certif|licen|award|hono|train|qualif|regist|admiss|forma|titul|prem|ausbild|bildung|auszeich|dipl|wyksz|nagrod|skills?/iu.test(
    evidence.lines[line]?.section ?? '',
  );
