import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facesOfTemplate } from '#documents/document-fonts.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { sampleResume } from '#documents/sample-resume.ts';
import { colorSchemeIds } from '#domain/resume/color-schemes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { fontCssFor } from '#server/printing/font-css.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openSheet, paint, plainLook, showOnSheet } from '../../build/draw-resume.ts';

/** Everything a resume can hold: the sample, with sections of one's own. */
const everything: ResumeData = {
  ...sampleResume,
  additional: [
    ...(sampleResume.additional ?? []),
    { heading: 'Languages', lines: ['English and Czech (native)'] },
    {
      heading: 'Selected Publications and Conference Talks',
      lines: ['Storage at the edge.', 'First power.'],
    },
    {
      heading: '',
      lines: ['A long line that stood under no heading, so that it cannot stand beside the name at all.'],
    },
  ],
};

const smallestPt = 9;
const widestSpacingEm = 0.08;
const least = { normal: 4.5, large: 3 };

/** Half of the pixels are enough to see what lies behind a word. */
const pixelsPerPx = 0.5;

let browser: Browser;
let sheet: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  sheet = await openSheet(browser, plainLook('classic'), pixelsPerPx);
  await sheet.setViewportSize({ width: 816, height: 1600 });
});
afterAll(() => browser.close());

/** One run of text as the browser draws it. */
interface Drawn {
  text: string;
  part: string;
  color: string;
  sizePt: number;
  weight: number;
  face: string;
  spacingEm: number;
  ligatures: string;
  kerning: string;
  rects: { x: number; y: number; width: number; height: number }[];
}

async function drawnTexts(look: ResumeLook, data = everything): Promise<Drawn[]> {
  await showOnSheet(sheet, data, look);
  return textsOnSheet();
}

function textsOnSheet(): Promise<Drawn[]> {
  return sheet.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('.resume') ?? document.body, 4);
    const drawn: Drawn[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || (node.nodeValue ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      const style = getComputedStyle(element);
      const sizePx = Number.parseFloat(style.fontSize);
      const [family = ''] = style.fontFamily.split(',');
      drawn.push({
        text: node.nodeValue ?? '',
        part: element.className || element.tagName,
        color: style.color,
        sizePt: sizePx * 0.75,
        weight: Number(style.fontWeight),
        face: `${family.replaceAll('"', '')} ${style.fontWeight} ${style.fontStyle}`,
        spacingEm: (Number.parseFloat(style.letterSpacing) || 0) / sizePx,
        ligatures: style.fontVariantLigatures,
        kerning: style.fontKerning,
        rects,
      });
    }
    return drawn.filter(({ rects }) => rects.length > 0);
  });
}

type Rgb = readonly [number, number, number];

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function rgbOf(color: string): Rgb {
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  if (!color.startsWith('rgb') || alpha !== 1) throw new Error(`${color} is no opaque color`);
  return [red, green, blue];
}

/** The color that fills most of a place, once the words are taken away. */
function groundOf(picture: PNG, rect: Drawn['rects'][number]): Rgb {
  const counts = new Map<number, number>();
  const [left, top] = [Math.ceil(rect.x * pixelsPerPx), Math.ceil(rect.y * pixelsPerPx)];
  for (let y = top; y < (rect.y + rect.height) * pixelsPerPx; y += 1)
    for (let x = left; x < (rect.x + rect.width) * pixelsPerPx; x += 1) {
      const color = picture.data.readUIntBE((y * picture.width + x) * 4, 3);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  const [most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return [most >> 16, (most >> 8) & 255, most & 255];
}

async function pictureWithoutWords(): Promise<PNG> {
  const words = '.resume *, .resume ::marker { color: transparent !important }';
  const style = await sheet.addStyleTag({ content: words });
  const picture = PNG.sync.read(await sheet.screenshot());
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return picture;
}

/** Text below the least contrast. A comma between boxes is for machines, and either seen well or not at all. */
async function faintTexts(look: ResumeLook) {
  await paint(sheet, look);
  const texts = await textsOnSheet();
  const picture = await pictureWithoutWords();
  const measured = texts.flatMap(({ part, text, color, sizePt, weight, rects }) =>
    rects.map((rect) => ({
      part,
      text,
      isLarge: sizePt >= 18 || (sizePt >= 14 && weight >= 700),
      ratio: contrast(rgbOf(color), groundOf(picture, rect)),
    })),
  );
  expect(measured.length).toBeGreaterThan(50);
  return measured.filter(
    ({ part, ratio, isLarge }) =>
      ratio < (isLarge ? least.large : least.normal) && !(part === 'r-comma' && ratio === 1),
  );
}

describe.each(templateIds)('the template %s', (template) => {
  it('has text that stands out from its ground in every scheme', async () => {
    await showOnSheet(sheet, everything, plainLook(template));
    for (const colorScheme of colorSchemeIds) {
      const faint = await faintTexts({ ...plainLook(template), colorScheme });
      expect(faint, colorScheme).toEqual([]);
    }
  });

  it.each([0, 8])('has no text below nine points at fit %i', async (fit) => {
    const texts = await drawnTexts({ ...plainLook(template), fit });
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(({ sizePt }) => sizePt < smallestPt)).toEqual([]);
  });

  it('sets type so that machines read words: no ligatures, no wide spacing, no kerned headings', async () => {
    const texts = await drawnTexts(plainLook(template));
    const partsOf = (breaches: Drawn[]) => [...new Set(breaches.map(({ part }) => part))];
    expect(partsOf(texts.filter(({ ligatures }) => ligatures !== 'none'))).toEqual([]);
    expect(partsOf(texts.filter(({ spacingEm }) => spacingEm > widestSpacingEm + 0.0001))).toEqual([]);
    const headings = texts.filter(({ part }) => part === 'r-name' || part === 'r-heading');
    expect(headings.length).toBeGreaterThanOrEqual(8);
    expect(partsOf(headings.filter(({ kerning }) => kerning !== 'none'))).toEqual([]);
  });

  it('positions nothing, draws no shadow and adds no words of its own', async () => {
    await showOnSheet(sheet, everything, plainLook(template));
    const breaches = await sheet.evaluate(() =>
      [...document.querySelectorAll('.resume, .resume *')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const { position, boxShadow, content } = getComputedStyle(element, pseudo || null);
          const isPlain = position === 'static' && boxShadow === 'none';
          return isPlain && ['normal', 'none', '""'].includes(content) ? [] : [element.className + pseudo];
        }),
      ),
    );
    expect(breaches).toEqual([]);
  });

  it('uses every face it declares and no other, each with a weight of its own', async () => {
    const used = new Set((await drawnTexts(plainLook(template))).map(({ face }) => face));
    const declared = facesOfTemplate(template).map(
      ({ family, weight, style }) => `${family} ${weight} ${style}`,
    );
    expect([...used].sort()).toEqual([...declared].sort());
    const weights = fontCssFor(template, 'Aa').css.match(/font-weight:[^;]+/g) ?? [];
    expect(weights.length).toBeGreaterThanOrEqual(declared.length);
    expect(weights.filter((weight) => !/^font-weight:\d+$/.test(weight))).toEqual([]);
  });

  it.each(['letter', 'a4'] as const)('keeps addresses and dates whole on %s', async (pageSize) => {
    const personalInfo = {
      ...sampleResume.personalInfo,
      email: 'daniela.moravec-lindqvist@mail.example.com',
      linkedin: 'https://www.linkedin.com/in/danielamoravec',
    };
    const texts = await drawnTexts({ ...plainLook(template), pageSize }, { ...sampleResume, personalInfo });
    const whole = texts.filter(
      ({ part, text }) => /^(A|r-date|r-moment)$/.test(part) || text.includes('555-'),
    );
    expect(whole.length).toBeGreaterThanOrEqual(9);
    expect(whole.filter(({ rects }) => rects.length !== 1).map(({ text }) => text)).toEqual([]);
  });
});

describe('a sheet without a side column', () => {
  it('is not tinted', async () => {
    const { skills: _, certifications: __, ...rest } = sampleResume;
    const background = () =>
      sheet.evaluate(
        () => getComputedStyle(document.querySelector('.r-paper') ?? document.body).backgroundImage,
      );
    await showOnSheet(sheet, sampleResume, plainLook('creative'));
    expect(await background()).toContain('gradient');
    await showOnSheet(sheet, rest, plainLook('creative'));
    expect(await background()).toBe('none');
  });
});
