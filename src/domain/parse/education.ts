import { type DateRange, findDateRanges } from '../date-ranges.ts';
import { emptyPiece, joinAll, type Piece, slicePiece } from '../text/piece.ts';
import { isSentence } from './anchors.ts';
import { atomsOf, coveredBy } from './atoms.ts';
import type { Evidence } from './evidence.ts';
import type { Read } from './experience.ts';
import { type AtomLabel, bestLabels, type HeaderAtom, mergeCost, placeScore } from './label-atoms.ts';
import type { LogicalLine } from './logical-lines.ts';
import { type CellLine, readTable } from './table-rows.ts';

/** A degree, or a school, as read from its lines. */
export interface Study {
  degree: Read | undefined;
  institution: Read | undefined;
  location: Read | undefined;
  graduationDate: Piece;
  lines: LogicalLine[];
}

type Weigh = (text: string) => Evidence;
type StudyLabel = 'D' | 'I' | 'L' | 'X';

interface StudyAtom extends Omit<HeaderAtom, 'forced'> {
  forced: StudyLabel | undefined;
}

interface Facts {
  line: CellLine;
  degree: boolean;
  institution: boolean;
  date: boolean;
  /** Tells something about the studies, such as a grade or a thesis. */
  note: boolean;
}

const noteStart =
  /^(?:dean[’']s list|study abroad|exchange|scholarship|member|president|captain|treasurer|(?:summa |magna )?cum laude|graduated|recipient|beca|stipendium|thesis|dissertation|gpa|cgpa|grade|grades|average|final grade|relevant|coursework|modules|honou?rs|awards?|activities|minor in|major in|focus|advisor|supervisor|note|notendurchschnitt|abschlussnote|schwerpunkt|thema|abschlussarbeit|masterarbeit|bachelorarbeit|mention|mémoire|option|spécialité|tesis|nota media|promedio|tfg|tfm|trabajo|tese|média|monografia|praca|specjalność|ocena|średnia|主修课程|主修|専攻|研究|卒業論文|绩点|论文)(?=[\s:：.,])/iu;
const gradeAtom =
  /^(?:(?:c?gpa|note|abschlussnote|grade|nota|média|ocena|średnia|moyenne|promedio)[\s:：]|(?:summa|magna|cum) (?:cum )?laude$|\d[.,]\d{1,2}\s?\/\s?\d|(?:completed|graduated|enrolled|in progress|ongoing|en cours|en curso|em curso|w trakcie|laufend|abgeschlossen|not completed|incomplete|withdrew)(?:$|\s(?:in|at)?$|\s\()|\d+ (?:of \d+ )?(?:credits?|units|semester hours|credit hours)(?:\s|$))/iu;

/** Reads the degrees and schools of a section. Lines that are no part of any are left, and so kept elsewhere. */
export function readStudies(lines: readonly LogicalLine[], weigh: Weigh): Study[] {
  const facts = joinBroken(readTable(lines).lines, weigh).map((line) => factsOf(line, weigh));
  const groups: Facts[][] = [];
  for (const fact of facts) {
    const group = groups.at(-1);
    if (fact.note) continue;
    if (group && !opensNew(group, fact)) group.push(fact);
    else if (fact.degree || fact.institution || fact.date || !group) groups.push([fact]);
  }
  return groups.flatMap((group) => {
    const study = studyOf(group, weigh);
    const isTold =
      group.some(({ degree, institution }) => degree || institution) || hasOrganisation(study, weigh);
    return isTold && (study.degree || study.institution) ? [study] : [];
  });
}

/** Dates alone do not make studies: prizes and clubs have dates too. */
const hasOrganisation = ({ institution }: Study, weigh: Weigh) =>
  institution !== undefined && weigh(institution.piece.text).organisation >= 2;

/** A line that cannot stand alone goes with the one before: "School", "(Design)", or after "of". */
function joinBroken(lines: readonly CellLine[], weigh: Weigh): CellLine[] {
  const joined: CellLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isTail =
      last !== undefined &&
      line.bullet === '' &&
      !line.blankBefore &&
      (/^[(（]/u.test(line.text) ||
        /(?:\s(?:of|for|and|de|des|du|der|für|do|da|e|y|et|i|the|in|em|en|im|w)|&|\+|,)$/iu.test(last.text) ||
        (/^\S+$/u.test(line.text) &&
          !/\d/.test(line.text) &&
          weigh(line.text).institution >= 3 &&
          !/\d$/.test(last.text)));
    if (last && isTail) {
      const piece = joinAll([last.piece, line.piece]);
      joined[joined.length - 1] = { ...last, piece, text: piece.text, lines: [...last.lines, ...line.lines] };
    } else joined.push(line);
  }
  return joined;
}

function factsOf(line: CellLine, weigh: Weigh): Facts {
  const ranges = findDateRanges(line.text);
  const atoms = atomsOf(line.piece, ranges).map(({ text }) => weigh(text));
  const degree = atoms.some((atom) => atom.degree >= 2.5 && atom.degree > atom.institution);
  const isLabelled = line.forced === undefined && /^[\p{L}\s]{3,30}[:：]\s/u.test(line.text) && !degree;
  return {
    line,
    degree: degree || line.forced === 'T',
    institution:
      line.forced === 'C' ||
      atoms.some(({ institution, degree: own }) => institution >= 3 && institution > own - 1.5),
    date: ranges.length > 0,
    note:
      noteStart.test(line.text) ||
      isLabelled ||
      (isSentence(line.text) && !degree) ||
      /入学$/u.test(line.text.trim()) ||
      (line.bullet !== '' && !degree && ranges.length === 0),
  };
}

/** A line opens the next entry when it brings what this one has already. */
function opensNew(group: readonly Facts[], fact: Facts): boolean {
  const has = (kind: 'degree' | 'institution' | 'date') => group.some((one) => one[kind]);
  if (fact.degree && has('degree')) return true;
  if (fact.institution && has('institution') && !fact.degree) return true;
  if (fact.institution && has('institution') && fact.degree) return true;
  if (fact.date && has('date')) return true;
  const isPlain = !fact.degree && !fact.institution && !fact.date;
  if (isPlain) return has('degree') && has('institution');
  return fact.line.blankBefore && has('degree') && has('institution');
}

const cellLabels: Readonly<Record<AtomLabel, StudyLabel | undefined>> = {
  T: 'D',
  C: 'I',
  L: 'L',
  X: undefined,
};

function studyOf(group: readonly Facts[], weigh: Weigh): Study {
  const atoms: StudyAtom[] = [];
  let date: { line: LogicalLine; range: DateRange } | undefined;
  for (const { line } of group) {
    const ranges = findDateRanges(line.text);
    const range = ranges.find(({ single }) => !single) ?? ranges.at(-1);
    if (range && !date) date = { line, range };
    for (const atom of atomsOf(line.piece, range ? [range] : [])) {
      const forced = gradeAtom.test(atom.text) ? 'X' : cellLabels[line.forced ?? 'X'];
      atoms.push({ ...atom, evidence: weigh(atom.text), withDate: false, slot: 0, forced });
    }
  }
  const { labels } = bestLabels<StudyAtom, StudyLabel>(atoms, {
    labels: ['D', 'I', 'L', 'X'],
    other: 'X',
    one: studyScore,
    all: (found) => (found.includes('D') ? 0 : -1) + (found.includes('I') ? 0 : -1) + placeBonus(found),
  });
  const of = (label: StudyLabel): Read | undefined => {
    const run = atoms.filter((_, place) => labels[place] === label);
    if (run.length === 0) return undefined;
    const { degree = 0, institution = 0, place = 0 } = run[0]?.evidence ?? {};
    const own = label === 'D' ? degree : label === 'I' ? institution : place;
    return { piece: coveredBy(run), confidence: own >= 2.5 ? 0.92 : 0.55 };
  };
  return {
    degree: of('D'),
    institution: of('I'),
    location: of('L'),
    graduationDate: date ? slicePiece(date.line.piece, date.range.start, date.range.end) : emptyPiece,
    lines: group.map(({ line }) => line),
  };
}

const placeBonus = (labels: readonly StudyLabel[]) =>
  labels.includes('L') && labels.indexOf('L') === labels.lastIndexOf('I') + 1 ? 0.4 : 0;

function studyScore(atom: StudyAtom, label: StudyLabel, last: StudyLabel | undefined): number {
  const { evidence, parting } = atom;
  const { degree, institution, organisation, place } = evidence;
  const goesOn = last === label;
  // "Master of Science - MS" says the degree twice.
  const isAgain = parting === 'strong' && last === 'D' && /^\p{Lu}[\p{L}.]{1,5}$/u.test(atom.text);
  const merge = goesOn ? -mergeCost[isAgain ? 'comma' : parting] : 0;
  if (label === 'X') return -1;
  if (label === 'L')
    return (
      (isAgain ? -3 : 0) +
      placeScore({ ...atom, forced: undefined }, last === 'I' || goesOn, goesOn) +
      (parting === 'comma' ? 0 : merge)
    );
  if (label === 'D')
    return goesOn
      ? 0.5 + degree * (degree >= 2.5 ? 0.8 : 0.2) - institution * 0.9 - place * 0.5 + merge
      : 0.3 + degree - institution * 0.5 - place * 0.6;
  return goesOn
    ? 0.1 + institution * 0.3 - place * 0.7 - degree * 0.6 + merge
    : 0.2 + Math.max(institution, organisation * 0.6) - degree * 0.6 - place * 0.5;
}
