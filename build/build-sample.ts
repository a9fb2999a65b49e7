import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { makeLandingSample } from './landing-sample.ts';

const file = 'src/web/features/landing/sample.ts';

/**
 * `npm run build -- sample`: what the landing page shows of the product, made by the built-in engine from the sample resume.
 * The file is kept, so that the page can be worked on without the engine; a test says when it is no longer true.
 */
const sample = await makeLandingSample();
writeFileSync(
  file,
  `import type { LandingSample } from './sample-shape.ts';

/** Made by \`npm run build -- sample\`; a change by hand doesn't last. */
export const sample: LandingSample = ${JSON.stringify(sample)};
`,
);
execFileSync('node_modules/.bin/biome', ['format', '--write', file], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
