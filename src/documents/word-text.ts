import { TextRun } from 'docx';

type RunStyle = Omit<ConstructorParameters<typeof TextRun>[0] & object, 'text' | 'children'>;

const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]`;
const rightToLeftLetter = new RegExp(rightToLeft, 'u');
/** From one letter written from the right to the last one before other letters or digits come. */
const rightToLeftWords = new RegExp(
  String.raw`(${rightToLeft}(?:[^\p{L}\p{Nd}]*(?:${rightToLeft}|\p{M}))*)`,
  'u',
);

/** Word does not find the direction of words by itself: each stretch says whether it runs from the right. */
export function textRuns(text: string, direction: 'ltr' | 'rtl', style: RunStyle = {}): TextRun[] {
  if (direction === 'ltr' && !rightToLeftLetter.test(text)) return [new TextRun({ ...style, text })];
  return text
    .split(rightToLeftWords)
    .filter((part) => part !== '')
    .map((part) => new TextRun({ ...style, text: part, rightToLeft: runsFromRight(part, direction) }));
}

const runsFromRight = (part: string, direction: 'ltr' | 'rtl') =>
  rightToLeftLetter.test(part) || (direction === 'rtl' && !/[\p{L}\p{Nd}]/u.test(part));

/** Fonts for the scripts that the chosen font lacks, as Word has them on Windows and macOS. */
export function wordFonts(font: string, language: string, isSerif: boolean) {
  const eastAsia = eastAsianFonts.get(language.split('-')[0] ?? '') ?? 'Microsoft YaHei';
  return { ascii: font, hAnsi: font, cs: isSerif ? 'Times New Roman' : 'Arial', eastAsia };
}

const eastAsianFonts = new Map([
  ['ja', 'Yu Gothic'],
  ['ko', 'Malgun Gothic'],
]);

export function wordLanguage(language: string, direction: 'ltr' | 'rtl') {
  return {
    value: language,
    ...(/^(ja|ko|zh)\b/.test(language) && { eastAsia: language }),
    ...(direction === 'rtl' && { bidirectional: language }),
  };
}
