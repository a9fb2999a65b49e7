import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

export const face = 'schibsted-grotesk-latin-wght-normal.woff2';

const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');

/** Ligatures and the weights that nobody uses are left out. */
const lean = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
};

/** The typeface with what these pages say alone, and ASCII for what the server fills in: half the bytes before the first paint. */
export async function buildFrontFont(pages: readonly string[]): Promise<{ name: string; font: Buffer }> {
  const whole = fileURLToPath(import.meta.resolve(`@fontsource-variable/schibsted-grotesk/files/${face}`));
  const font = await subsetFont(readFileSync(whole), ascii + pages.join(''), lean);
  const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
  return { name: `front-door-${hash}.woff2`, font };
}
