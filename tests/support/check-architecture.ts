import { badName } from './file-names.ts';
import { refusal } from './import-table.ts';
import { interfaceTexts } from './interface-texts.ts';
import { moduleImports } from './module-imports.ts';
import { sourceFiles } from './source-files.ts';
import { suppressions } from './suppressions.ts';
import { untidy } from './tidy-tree.ts';

const root = process.cwd();
const files = sourceFiles(root);
const problems: string[] = untidy(root, files);
let importCount = 0;

for (const file of files) {
  const nameProblem = badName(file);
  if (nameProblem) problems.push(`${file} name: ${nameProblem}`);
  for (const { line, rule } of suppressions(root, file)) {
    problems.push(`${file}:${line} suppression: "${rule}" switches off a rule that has no exceptions`);
  }
  for (const { line, text } of interfaceTexts(root, file)) {
    problems.push(`${file}:${line} text for people: "${text}" belongs to the page; here it is a code`);
  }
  for (const found of moduleImports(root, file)) {
    importCount += 1;
    const reason = refusal(found);
    if (reason) problems.push(`${file}:${found.line} import of ${found.specifier}: ${reason}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`Checked ${files.length} files with ${importCount} imports, ${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;
