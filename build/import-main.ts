/** `npm run import -- lists | words …`: what is made of the downloads of others. Each file tells its arguments. */
const imports: Readonly<Record<string, () => Promise<unknown>>> = {
  lists: () => import('./import-lists.ts'),
  words: () => import('./import-words.ts'),
};

export const importNames: readonly string[] = Object.keys(imports);

if (import.meta.main) {
  const [, , name = ''] = process.argv;
  const start = imports[name];
  if (!start) throw new Error(`Name what to import: npm run import -- ${importNames.join(' | ')}`);
  process.argv.splice(2, 1);
  await start();
}
