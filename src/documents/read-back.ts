import type { ReadBack, ReadField, ReadWarning } from '#domain/resume/read-back.ts';
import type { ComposedLetter } from './compose-letter.ts';
import { type Block, type ComposedResume, labelText, type Section } from './compose-resume.ts';
import { type ExpectedField, findFields } from './find-fields.ts';
import { foldCase, foldText } from './match-words.ts';

/** Compares what a machine read in a resume's file with what was put in, field by field. */
export const compareReadBack = (resume: ComposedResume, text: string): ReadBack =>
  compare(fieldsOfResume(resume), text);

/** The same for a letter, line by line, under the head it may have. */
export const compareLetter = ({ name, lines, dress }: ComposedLetter, text: string): ReadBack =>
  compare(
    [
      ...(dress ? [headFields({ name, contact: dress.contact, headlines: [] })] : []),
      ...lines.map((line): Group => [{ section: 'letter', field: 'text', expected: line }]),
    ],
    text,
  );

/** Fields that may stand in any order among themselves. */
type Group = ExpectedField[];

function compare(groups: readonly Group[], text: string): ReadBack {
  const expected = groups.map((group) => group.filter((field) => foldText(field.expected) !== ''));
  const found = findFields(expected, text);
  const headings = found.filter(({ field }) => field === 'heading').map(({ place }) => place?.start ?? -1);
  const sectionOrder = headings.every((start, index) => start > (headings[index - 1] ?? -1));
  const fields = found.map(({ place: _, ...field }): ReadField => field);
  const warnings = [
    ...warningsOf(fields.map((field) => field.expected).join('\n'), text),
    ...samples('right-to-left', lostRightToLeft(fields)),
  ];
  const ok = sectionOrder && warnings.length === 0 && fields.every((field) => field.found && field.inOrder);
  return { ok, fields, sectionOrder, warnings };
}

/** Lines that run from right to left and were not read as they were written. */
const lostRightToLeft = (fields: readonly ReadField[]) =>
  fields
    .filter(({ found, expected }) => !found && rightToLeft.test(expected))
    .map(({ expected }) => expected);

const headFields = ({
  name,
  contact,
  headlines,
}: Pick<ComposedResume, 'name' | 'contact' | 'headlines'>): Group => [
  { section: 'contact', field: 'name', expected: name },
  ...contact.map(({ kind, text }): ExpectedField => ({ section: 'contact', field: kind, expected: text })),
  ...headlines.map((line): ExpectedField => ({ section: 'contact', field: 'headline', expected: line })),
];

function fieldsOfResume(resume: ComposedResume): Group[] {
  return [
    headFields(resume),
    ...resume.sections.flatMap(({ id, heading, blocks }): Group[] => [
      [{ section: id, field: 'heading', expected: heading }],
      ...blocks.flatMap((block) => fieldsOfBlock(id, block)),
    ]),
  ];
}

function fieldsOfBlock(section: Section['id'], block: Block): Group[] {
  const alone = (field: ReadField['field']) => (expected: string) => [{ section, field, expected }];
  if (block.kind === 'text') return [block.text].map(alone('text'));
  if (block.kind === 'list') return block.items.map(alone('point'));
  if (block.kind === 'terms') return [alone('text')(labelText(block)), ...block.items.map(alone('term'))];
  const { title, date, organization, location, points } = block.entry;
  const head: Group = [
    { section, field: 'title', expected: title },
    { section, field: 'date', expected: date },
    { section, field: 'organisation', expected: organization },
    { section, field: 'location', expected: location },
  ];
  return [head, ...points.map(alone('point'))];
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Code points that a reader cannot search for, unless the person wrote them. */
const troubles: readonly (readonly [ReadWarning['kind'], RegExp])[] = [
  ['ligature', /[\uFB00-\uFB17\uFB50-\uFDFB\uFE70-\uFEFC]/gu],
  ['private-use', /\p{Co}/gu],
  ['replacement', /[\uFFFD\0]/gu],
];
const letterSpaced = /(?<![\p{L}\p{N}])(?:\p{L} ){3,}\p{L}(?![\p{L}\p{N}])/gu;

function warningsOf(expected: string, text: string): ReadWarning[] {
  const strange = troubles.flatMap(([kind, pattern]) =>
    samples(
      kind,
      [...new Set(text.match(pattern))].filter((found) => !expected.includes(found)),
    ),
  );
  const wanted = foldText(expected);
  const wantedCase = foldCase(wanted).text;
  const folded = foldText(text);
  const spaced = [...new Set(folded.match(letterSpaced))].filter(
    (words) => !wantedCase.includes(foldCase(words).text),
  );
  const read = new Set(foldCase(folded).text);
  const missing = [...new Set(wanted.replace(/\s/g, ''))].filter(
    (letter) => ![...foldCase(letter).text].every((part) => read.has(part)),
  );
  return [...strange, ...samples('letter-spaced', spaced), ...samples('missing-letters', missing)];
}

const samples = (kind: ReadWarning['kind'], found: readonly string[]): ReadWarning[] =>
  found.length === 0 ? [] : [{ kind, sample: [...new Set(found)].join(' ').slice(0, 100).toWellFormed() }];
