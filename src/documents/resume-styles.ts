import { AlignmentType, BorderStyle, type IBorderOptions, LevelFormat, ShadingType } from 'docx';
import { colorSchemes } from '#domain/resume/color-schemes.ts';
import type { ComposedResume } from './compose-resume.ts';
import type { ResumeLook } from './resume-page.tsx';
import { type WordColor, type WordLook, type WordRule, type WordType, wordLooks } from './word-looks.ts';
import { wordFonts, wordLanguage } from './word-text.ts';

/** The fit's steps, as in the page's styles: type down to nine points and no further, then space. */
const fitted = (look: ResumeLook) => ({
  pt: (pt: number) => Math.max(9, pt - look.fit * 0.25),
  space: (pt: number) => Math.round(pt * (1 - look.fit * 0.07) * 20),
});

/** The named styles of a resume in Word: whoever edits the file changes a style, not every paragraph. */
export function resumeStyles(resume: Pick<ComposedResume, 'language' | 'direction'>, look: ResumeLook) {
  const word = wordLooks[look.template];
  const { pt, space } = fitted(look);
  const color = colorOf(look);
  const type = (style: WordType) => runOf(style, color, resume.language, word.isSerif ?? false);
  const head = { ...centeredIf(word.isCentered), keepNext: true, ...boxOf(word.head, color) };
  const { heading } = word;
  return {
    word,
    date: type(word.date),
    document: {
      default: {
        document: {
          run: {
            ...type({ pt: pt(word.bodyPt), color: 'ink', font: word.font }),
            language: wordLanguage(resume.language, resume.direction),
          },
          paragraph: { spacing: { line: Math.round(word.lineHeight * 240), after: 0 } },
        },
        title: { run: type(word.name), paragraph: { ...head, spacing: { line: 240, after: 0 } } },
        heading1: {
          run: type({ ...heading, pt: pt(heading.pt ?? word.bodyPt) }),
          paragraph: {
            keepNext: true,
            ...centeredIf(heading.isCentered),
            spacing: { before: space(heading.spaceBeforePt), after: space(4) },
            ...boxOf(heading, color),
          },
        },
        heading2: {
          run: type(word.title),
          paragraph: { keepNext: true, keepLines: true, spacing: { before: space(5) } },
        },
        listParagraph: { paragraph: { keepLines: true, spacing: { before: space(1.6) } } },
      },
      paragraphStyles: [
        {
          ...{ id: 'Contact', name: 'Contact', basedOn: 'Normal', next: 'Normal' },
          run: type(word.contact),
          paragraph: head,
        },
        {
          ...{ id: 'Place', name: 'Place', basedOn: 'Normal', next: 'ListParagraph' },
          run: type(word.place),
          paragraph: { keepLines: true },
        },
      ],
    },
    numbering: { config: [{ reference: 'points', levels: [bulletLevel(color(word.bullet))] }] },
  };
}

const centeredIf = (isCentered = false) => (isCentered ? { alignment: AlignmentType.CENTER } : {});

const bulletLevel = (color: string) => ({
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { start: 240, hanging: 240 } }, run: { color } },
});

type Colors = (color: WordColor) => string;

function colorOf(look: ResumeLook): Colors {
  const colors: Readonly<Record<WordColor, string>> = {
    ...colorSchemes[look.colorScheme],
    ink: '#1B2430',
    rule: '#B9C2CC',
    white: '#FFFFFF',
  };
  return (color) => colors[color].slice(1);
}

function runOf(style: WordType, color: Colors, language: string, isSerif: boolean) {
  return {
    ...(style.pt !== undefined && { size: Math.round(style.pt * 2) }),
    ...(style.color && { color: color(style.color) }),
    ...(style.font && { font: wordFonts(style.font, language, isSerif) }),
    bold: style.bold ?? false,
    italics: style.italic ?? false,
    ...(style.caps && { allCaps: true }),
  };
}

/** A fill with room around the words, or a rule along one side. */
function boxOf({ fill, rule }: Pick<WordLook['head'], 'fill' | 'rule'>, color: Colors) {
  const frame = fill && { style: BorderStyle.SINGLE, size: 24, space: 4, color: color(fill) };
  const border = {
    ...(frame && { top: frame, left: frame, bottom: frame, right: frame }),
    ...(rule && { [rule.side]: ruleOf(rule, color) }),
  };
  return {
    ...(Object.keys(border).length > 0 && { border }),
    ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: color(fill) } }),
  };
}

const ruleOf = ({ color: name, pt, isDouble }: WordRule, color: Colors): IBorderOptions => ({
  style: isDouble ? BorderStyle.DOUBLE : BorderStyle.SINGLE,
  size: pt * 8,
  space: 4,
  color: color(name),
});
