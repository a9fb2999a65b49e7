import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/**
 * Lets Node run the documents from their sources, as the bundle does in production: JSX is compiled, and a
 * file imported with `?raw` is its text. Loaded with `node --import ./build/load-tsx.ts`.
 */
registerHooks({
  load(url, context, nextLoad) {
    const [address = ''] = url.split('?');
    if (url.endsWith('?raw')) {
      const source = `export default ${JSON.stringify(readFileSync(fileURLToPath(address), 'utf8'))};`;
      return { format: 'module', source, shortCircuit: true };
    }
    if (!address.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(address);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      sourcefile: file,
      sourcemap: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
