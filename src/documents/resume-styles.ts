import { AlignmentType, BorderStyle, type IBorderOptions, LevelFormat, ShadingType } from 'docx';
import { colorSchemes } from '#domain/resume/color-schemes.ts';
import type { ComposedResume } from './compose-resume.ts';
import type { ResumeLook } from './resume-page.tsx';
import {
  type Both,
  inWord,
  type LookColor,
  type RuleLook,
  sharedLook,
  type TemplateLook,
  type TypeLook,
} from './template-look.ts';
import { templateLooks } from './template-looks.ts';
import { wordFonts, wordLanguage } from './word-text.ts';

const twipsPerInch = 1440;

/**
 * A template's values as Word takes them. The fit's steps are as in the page's styles: type down to the smallest
 * and no further, then space.
 */
function termsOf(dress: TemplateLook, look: ResumeLook, language: string) {
  const { smallestPt, fit } = sharedLook;
  const color = colorOf(look);
  const fonts = (font: string) => wordFonts(font, language, dress.isSerif ?? false);
  return {
    pt: (pt: Both<number>) => Math.max(smallestPt, inWord(pt) - look.fit * fit.typePt),
    space: (pt: Both<number>) => Math.round(inWord(pt) * (1 - look.fit * fit.air) * 20),
    color,
    fonts,
    type: (style: TypeLook, weight = 400) =>
      runOf({ weight, ...style }, color, dress.mono && fonts(dress.mono.word)),
  };
}

type Terms = ReturnType<typeof termsOf>;

/** The named styles of a resume in Word: whoever edits the file changes a style, not every paragraph. */
export function resumeStyles(
  { language, direction }: Pick<ComposedResume, 'language' | 'direction'>,
  look: ResumeLook,
  dress: TemplateLook = templateLooks[look.template],
) {
  const terms = termsOf(dress, look, language);
  const { pt, space, color, fonts, type } = terms;
  const headPart = (part: TypeLook) => ({ ...(dress.head.color && { color: dress.head.color }), ...part });
  const head = { ...centeredIf(dress.head.isCentered), keepNext: true, ...boxOf(dress.head, color) };
  return {
    margin: marginOf(dress),
    date: type(dress.date),
    document: {
      default: {
        document: {
          run: {
            ...sizeOf(pt(dress.pt)),
            ...type({ color: 'ink' }),
            font: fonts(dress.font.word),
            language: wordLanguage(language, direction),
          },
          paragraph: { spacing: { line: Math.round(inWord(dress.leading) * 240), after: 0 } },
        },
        title: {
          run: { ...sizeOf(inWord(dress.name.pt)), ...type(headPart(dress.name), 700) },
          paragraph: { ...head, spacing: { line: 240, after: 0 } },
        },
        heading1: headingStyle(dress, terms),
        heading2: {
          run: type(dress.title, 700),
          paragraph: { keepNext: true, keepLines: true, spacing: { before: space(sharedLook.entryPt) } },
        },
        listParagraph: { paragraph: { keepLines: true, spacing: { before: space(sharedLook.pointPt) } } },
      },
      paragraphStyles: [
        {
          ...{ id: 'Contact', name: 'Contact', basedOn: 'Normal', next: 'Normal' },
          run: type(headPart(dress.contact)),
          paragraph: head,
        },
        {
          ...{ id: 'Place', name: 'Place', basedOn: 'Normal', next: 'ListParagraph' },
          run: type({ ...dress.organization, ...dress.location, ...dress.place }),
          paragraph: { keepLines: true },
        },
      ],
    },
    numbering: { config: [{ reference: 'points', levels: [bulletLevel(color(dress.bullet))] }] },
  };
}

function headingStyle({ heading, pt: bodyPt }: TemplateLook, { pt, space, color, type }: Terms) {
  return {
    run: { ...sizeOf(pt(heading.pt ?? bodyPt)), ...type(heading, 700) },
    paragraph: {
      keepNext: true,
      ...centeredIf(heading.isCentered),
      spacing: { before: space(heading.beforePt), after: space(heading.afterPt) },
      ...boxOf(heading, color),
    },
  };
}

function marginOf({ marginIn }: TemplateLook) {
  const [x, y] = [marginIn.x, marginIn.y].map((inches) => Math.round(inWord(inches) * twipsPerInch));
  return { top: y ?? 0, bottom: y ?? 0, left: x ?? 0, right: x ?? 0 };
}

const sizeOf = (pt: number) => ({ size: Math.round(pt * 2) });

const centeredIf = (isCentered = false) => (isCentered ? { alignment: AlignmentType.CENTER } : {});

const bulletLevel = (color = '') => ({
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { start: 240, hanging: 240 } }, run: { color } },
});

type Colors = (color: Both<LookColor>) => string | undefined;

function colorOf(look: ResumeLook): Colors {
  const colors = { ...colorSchemes[look.colorScheme], ...sharedLook.colors, none: undefined };
  return (color) => colors[inWord(color)]?.slice(1);
}

function runOf(
  { color: name = 'none', weight = 400, isItalic, isCaps, isMono }: TypeLook,
  colorOf: Colors,
  mono: ReturnType<typeof wordFonts> | undefined,
) {
  const color = colorOf(name);
  return {
    ...(color && { color }),
    ...(isMono && mono && { font: mono }),
    bold: inWord(weight) >= 600,
    italics: isItalic ?? false,
    ...(isCaps && { allCaps: true }),
  };
}

/** A fill with room around the words, or a rule along one side. */
function boxOf({ fill = 'none', rule }: Pick<TemplateLook['heading'], 'fill' | 'rule'>, colorOf: Colors) {
  const color = colorOf(fill);
  const frame = color && { style: BorderStyle.SINGLE, size: 24, space: 4, color };
  const border = {
    ...(frame && { top: frame, left: frame, bottom: frame, right: frame }),
    ...(rule && { [rule.side]: ruleOf(rule, colorOf) }),
  };
  return {
    ...(Object.keys(border).length > 0 && { border }),
    ...(color && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: color } }),
  };
}

const ruleOf = ({ color, pt, isDouble }: RuleLook, colorOf: Colors): IBorderOptions => ({
  style: isDouble ? BorderStyle.DOUBLE : BorderStyle.SINGLE,
  size: inWord(pt) * 8,
  space: 4,
  color: colorOf(color) ?? 'auto',
});
