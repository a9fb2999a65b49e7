/** `npm run train -- <name> …`: learns weights of `public-data/` from labeled texts. Each file tells its arguments. */
const trainings: Readonly<Record<string, () => Promise<unknown>>> = {
  evidence: () => import('./evidence/train-main.ts'),
  judge: () => import('./claims/train-main.ts'),
  parser: () => import('./parser/train-main.ts'),
  postings: () => import('./postings/train-main.ts'),
};

export const trainingNames: readonly string[] = Object.keys(trainings);

if (import.meta.main) {
  const [, , name = ''] = process.argv;
  const train = trainings[name];
  if (!train) throw new Error(`Name what to train: npm run train -- ${trainingNames.join(' | ')}`);
  process.argv.splice(2, 1);
  await train();
}
