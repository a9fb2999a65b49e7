import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '#server/printing/chromium-program.ts';
import { type FigureTree, isFigure, type Part } from '../part.ts';
import { type DocumentFigures, evaluateDocuments } from './evaluate-documents.ts';
import { figureOf } from './figures.ts';
import { startPrinter } from './make-files.ts';
import { add, type Share } from './measure-reading.ts';
import { comparePageMaps, type PageMaps } from './page-map.ts';
import { assertPoppler, readerNames } from './read-files.ts';
import { type GoldResume, readGold } from './read-gold.ts';

const scriptsFolder = path.join(import.meta.dirname, 'scripts');

/** The resumes of a folder in ten templates and three formats, read back by programs of others. */
export const documentsPart: Part = { name: 'documents', measure };

async function measure(folder: string) {
  await assertPoppler();
  const began = performance.now();
  const gold = readGold(path.join(folder, 'resumes'));
  const printer = startPrinter();
  const documents = await evaluateDocuments(printer, gold);
  const scripts = new Map<string, DocumentFigures>();
  for (const script of readGold(scriptsFolder)) {
    scripts.set(script.name, await evaluateDocuments(printer, [script]));
  }
  await printer.close();
  const maps = await pageMapsOf(gold);
  const misses = [documents, ...scripts.values()].flatMap((figures) => figures.misses);
  const figures: FigureTree = {
    files: { value: documents.files, n: gold.length },
    ...documents.all.toTree(),
    ...pageFigures(documents, maps),
    seconds: { value: Math.round((performance.now() - began) / 1000), n: 1 },
    by_template: templatesTree(documents, maps),
    scripts: Object.fromEntries([...scripts].map(([script, found]) => [script, scriptTree(found)])),
  };
  const warnings = [...scripts].flatMap(([script, found]) => warningsOf(script, found));
  return { figures, warnings, findings: [...misses, ...maps.findings] };
}

async function pageMapsOf(gold: readonly GoldResume[]): Promise<PageMaps> {
  const executablePath = findChromium('');
  if (!executablePath) throw new Error('Install Chromium or its headless shell.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await comparePageMaps(
      gold.map(({ data }) => data),
      browser,
    );
  } finally {
    await browser.close();
  }
}

const mapsShare = ({ equal, cases }: { equal: number; cases: number }) =>
  figureOf({ found: equal, of: cases });

function pageFigures(documents: DocumentFigures, maps: PageMaps): FigureTree {
  const orphans = documents.all.toTree().orphan_headings ?? { value: 0, n: 0 };
  return {
    orphan_headings: { value: orphans.value + maps.orphanHeadings, n: orphans.n + maps.cases },
    lines_cut: { value: maps.linesCut, n: maps.cases },
    page_maps_equal: mapsShare(maps),
  };
}

const templatesTree = ({ byTemplate }: DocumentFigures, maps: PageMaps): FigureTree =>
  Object.fromEntries(
    [...byTemplate].map(([template, { all, readers }]) => [
      template,
      {
        ...all.toTree(),
        page_maps_equal: mapsShare(maps.byTemplate[template]),
        readers: Object.fromEntries([...readers].map(([reader, figures]) => [reader, figures.toTree()])),
      },
    ]),
  );

/** What cannot be promised to a person who writes in this script. */
function warningsOf(script: string, found: DocumentFigures): string[] {
  const { missing_letters, section_order: _, ...readers } = scriptTree(found);
  const inexact = Object.entries(readers)
    .filter(([, share]) => isFigure(share) && share.value < 1)
    .map(([reader, share]) => `${reader} ${isFigure(share) ? Math.floor(share.value * 100) : 0} %`);
  const lacking = missing_letters && isFigure(missing_letters) ? missing_letters.value : 0;
  return [
    ...(inexact.length > 0 ? [`${script}: not read exactly by ${inexact.join(', ')}`] : []),
    ...(lacking > 0 ? [`${script}: no installed font has all of its letters (${fontsOfHan})`] : []),
  ];
}

const fontsOfHan = 'Chinese and Japanese come with the optional @fontsource/noto-sans-sc and noto-sans-jp';

/** One resume in one script: how many of its fields and bullets each reader finds exact, over all templates. */
function scriptTree({ byTemplate, all }: DocumentFigures): FigureTree {
  const shareOf = (reader: (typeof readerNames)[number]): Share =>
    [...byTemplate.values()]
      .map(({ readers }) => readers.get(reader)?.found() ?? { found: 0, of: 0 })
      .reduce(add);
  const { missing_letters = { value: 0, n: 0 }, section_order = { value: 0, n: 0 } } = all.toTree();
  return {
    ...Object.fromEntries(readerNames.map((reader) => [reader, figureOf(shareOf(reader))])),
    section_order,
    missing_letters,
  };
}
