import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** House rules without exceptions; a comment must not switch them off. */
const HOUSE_RULES =
  /biome-ignore\S*\s+\S*\/(noBarrelFile|noDefaultExport|noExcessiveLinesPer\w+|noExplicitAny|noImportCycles|noJsRestrictedProperties|noNonNullAssertion|noProcessEnv|noReExportAll|noRestrictedImports|noRestrictedGlobals)\b|biome-ignore-all\s+lint\s*:|(oxlint|eslint)-disable|@ts-(ignore|nocheck)/;

/** The lines of a file that switch a house rule off. */
export function suppressions(root: string, file: string): { line: number; rule: string }[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const found = text.match(HOUSE_RULES);
      return found ? [{ line: index + 1, rule: found[0] }] : [];
    });
}
