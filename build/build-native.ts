import { readConfig } from '#server/process/config.ts';
import { buildShell } from './pages/build-shell.ts';

/**
 * `PUBLIC_URL=https://… npm run build -- native`: what the native shells show, in `dist/native`. It needs the settings
 * that say where the server is, for no server fills in its page; `npx cap sync` takes it into the projects.
 */
const config = readConfig();
const { hostname } = new URL(config.PUBLIC_URL);
if (hostname === 'localhost')
  throw new Error('A phone must be told where the server is: PUBLIC_URL=https://… npm run build -- native');
await buildShell('dist/native', config);
