import type { ResumeData } from '#domain/resume/resume.ts';
import type { TemplateId } from '#domain/resume/templates.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { runSql } from '#tests/support/test-database.ts';
import { productSettings, tokenFor } from './api.ts';
import { startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import type { PdfRow } from './pdf-row.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

const warmUps = inFull(20, 1);
const downloads = inFull(100, 4);
const neededP95Ms = 500;

/** Whole downloads over HTTP: each resume is another, so each is composed, printed, read back and kept. */
export async function benchDownloads(
  resumeNumber: (number: number) => { data: ResumeData; template: TemplateId },
): Promise<PdfRow[]> {
  const database = await startBenchDatabase();
  const key = await createThrowawaySigningKey();
  const settings = { ...productSettings(database, key), LIMIT_DOWNLOAD: '1000000/h' };
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  try {
    const authorization = `Bearer ${await tokenFor(database, key)}`;
    const ms: number[] = [];
    for (let number = 0; number < warmUps + downloads; number += 1) {
      const id = await insertResume(database, resumeNumber(number));
      const beganAt = performance.now();
      const answer = await fetch(new URL(`/api/resumes/${id}/download?format=pdf`, server.url), {
        headers: { authorization },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a download answered ${answer.status}`);
      if (number >= warmUps) ms.push(performance.now() - beganAt);
    }
    return [row('p50', 0.5, ms), row('p95', 0.95, ms)];
  } finally {
    server.stop();
    await database.stop();
  }
}

async function insertResume(
  { ownerUrl, userId }: { ownerUrl: string; userId: string },
  { data, template }: { data: ResumeData; template: TemplateId },
): Promise<string> {
  const [made] = (await runSql(
    ownerUrl,
    `insert into resumes (user_id, template_id, original_content, optimized_content, structured_data)
     values ($1, $2, 'as pasted', 'as optimized', $3) returning id`,
    [userId, template, JSON.stringify(data)],
  )) as { id: string }[];
  return made?.id ?? '';
}

/** Only the slowest twentieth is judged. */
function row(name: string, share: number, ms: readonly number[]): PdfRow {
  const ours = Math.round(percentile(ms, share));
  const isJudged = share > 0.9;
  return {
    what: `GET …/download?format=pdf with read-back, ${name}`,
    unit: 'ms',
    ours,
    against: neededP95Ms,
    ratio: Math.round((ours / neededP95Ms) * 100) / 100,
    needed: isJudged ? '≤ 1' : '',
    passes: !isJudged || ours <= neededP95Ms,
  };
}
