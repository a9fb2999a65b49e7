import { Registry } from 'prom-client';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeHtml } from '#documents/resume-html.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { ownMegabytes } from '#server/printing/chromium-browser.ts';
import { fontCssFor } from '#server/printing/font-css.ts';
import { createPdfPrinter, type PdfPrinter } from '#server/printing/pdf-printer.ts';
import { readConfig } from '#server/process/config.ts';
import { sampleResume } from '#tests/support/sample-documents.ts';
import { type BarePrinter, startBarePrinter } from './bare-printer.ts';
import { benchDownloads } from './downloads.ts';
import type { PdfRow } from './pdf-row.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

const files = inFull(120, 6);
const rounds = inFull(4, 1);
const filesInARow = inFull(500, 20);

/** Printing against a bare browser on the same HTML, file by file in turn; then whole downloads over HTTP. */
export async function benchPdf(): Promise<PdfRow[]> {
  const bare = await startBarePrinter();
  const ours = startOurs();
  try {
    const rows = [...(await compareFiles(bare, ours)), await compareThroughput(bare, ours)];
    return [...rows, ...(await watchMemory()), ...(await benchDownloads(resumeNumber))];
  } finally {
    await bare.close();
    await ours.close();
  }
}

const startOurs = (settings: Record<string, string> = {}) =>
  createPdfPrinter(readConfig(settings), { warn: () => {} }, new Registry());

/** A resume unlike any other, in one template after the other. */
function resumeNumber(number: number): { data: ResumeData; template: (typeof templateIds)[number] } {
  const template = templateIds[number % templateIds.length] ?? 'classic';
  const summary = `${sampleResume.summary} Reference ${number}.`;
  return { data: { ...sampleResume, summary }, template };
}

function htmlOf(number: number): string {
  const { data, template } = resumeNumber(number);
  const resume = composeResume(data, template);
  const { css } = fontCssFor(template, JSON.stringify(resume), resume.language);
  return resumeHtml(resume, { template, colorScheme: 'teal', pageSize: 'letter', fit: 0 }, css);
}

async function compareFiles(bare: BarePrinter, ours: PdfPrinter): Promise<PdfRow[]> {
  // The first files warm both up.
  for (let number = 0; number < 20; number += 1) {
    await bare.print(htmlOf(number));
    await ours.print(htmlOf(number));
  }
  const spent = { bare: nothingSpent(), ours: nothingSpent() };
  // Each has a browser of its own, so all that it uses counts, also what it does after a file is handed out.
  const before = { bare: await bare.cpuSeconds(), ours: await cpuOf(ours) };
  for (let number = 20; number < files + 20; number += 1) {
    const html = htmlOf(number);
    await measure(spent.bare, () => bare.print(html));
    await measure(spent.ours, () => ours.print(htmlOf(number)));
  }
  const browserMs = {
    bare: ((await bare.cpuSeconds()) - before.bare) * 1000,
    ours: ((await cpuOf(ours)) - before.ours) * 1000,
  };
  const cpu = (whose: 'bare' | 'ours') => (spent[whose].nodeCpuMs + browserMs[whose]) / files;
  return [
    atMost(1.8, 'one PDF, p50', 'ms', percentile(spent.ours.ms, 0.5), percentile(spent.bare.ms, 0.5)),
    atMost(1.8, 'CPU of one PDF, browser and Node', 'ms', cpu('ours'), cpu('bare')),
  ];
}

interface Spent {
  ms: number[];
  nodeCpuMs: number;
}

const nothingSpent = (): Spent => ({ ms: [], nodeCpuMs: 0 });

async function measure(spent: Spent, work: () => Promise<unknown>): Promise<void> {
  const nodeBefore = process.cpuUsage();
  const beganAt = performance.now();
  await work();
  spent.ms.push(performance.now() - beganAt);
  const node = process.cpuUsage(nodeBefore);
  spent.nodeCpuMs += (node.user + node.system) / 1000;
}

async function cpuOf(printer: PdfPrinter): Promise<number> {
  return (await printer.processes()).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

/** Two pages each, and always enough to do. The best of several rounds, in turn. */
async function compareThroughput(bare: BarePrinter, ours: PdfPrinter): Promise<PdfRow> {
  const best = { bare: 0, ours: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const htmls = Array.from({ length: files / 2 }, (_, index) => htmlOf(index));
    best.bare = Math.max(best.bare, await perSecond(2, htmls, (html, _, lane) => bare.print(html, lane)));
    best.ours = Math.max(best.ours, await perSecond(4, htmls, (_, number) => ours.print(htmlOf(number))));
  }
  const ratio = best.ours / best.bare;
  const row = {
    what: 'PDFs on two pages',
    unit: 'files/s',
    ours: round1(best.ours),
    against: round1(best.bare),
  };
  return { ...row, ratio: round2(ratio), needed: '≥ 0.65', passes: ratio >= 0.65 };
}

async function perSecond(
  lanes: number,
  htmls: readonly string[],
  print: (html: string, number: number, lane: number) => Promise<unknown>,
): Promise<number> {
  const waiting = [...htmls.entries()];
  const beganAt = performance.now();
  const run = async (lane: number) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await print(next[1], next[0], lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return htmls.length / ((performance.now() - beganAt) / 1000);
}

/**
 * Without ever replacing the browser: what 500 files leave behind. Memory goes up and down between two
 * collections, so the second hundred is set against the last, each by its mean.
 */
async function watchMemory(): Promise<PdfRow[]> {
  const printer = startOurs({ PDF_RECYCLE_FILES: '1000000', PDF_RECYCLE_MEGABYTES: '100000' });
  const held: { browser: number; node: number }[] = [];
  for (let number = 1; number <= filesInARow; number += 1) {
    await printer.print(htmlOf(number));
    if (number % 10 !== 0) continue;
    const browser = await ownMegabytes(await printer.processes());
    held.push({ browser, node: process.memoryUsage().rss / 1024 ** 2 });
  }
  await printer.close();
  const early = held.slice(10, 20);
  const late = held.slice(-10);
  const what = (whose: string) => `memory of ${whose}, files 401 to ${filesInARow} against 101 to 200`;
  return [
    atMost(1.2, what('the browser'), 'MB', mean(late, 'browser'), mean(early, 'browser')),
    atMost(1.2, what('Node'), 'MB', mean(late, 'node'), mean(early, 'node')),
  ];
}

const mean = <K extends string>(samples: readonly Record<K, number>[], key: K) =>
  samples.reduce((sum, sample) => sum + sample[key], 0) / samples.length;

function atMost(limit: number, what: string, unit: string, ours: number, against: number): PdfRow {
  const ratio = ours / against;
  const figures = { ours: round1(ours), against: round1(against), ratio: round2(ratio) };
  return { what, unit, ...figures, needed: `≤ ${limit}`, passes: ratio <= limit };
}

const round1 = (value: number) => Math.round(value * 10) / 10;
const round2 = (value: number) => Math.round(value * 100) / 100;
