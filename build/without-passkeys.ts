import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const standIn = fileURLToPath(new URL('./no-passkeys.ts', import.meta.url));

/** The sign-in client brings passkeys along, which nobody signs in with here: 3 kB that every first visit would load. */
export const withoutPasskeys = (): Plugin => ({
  name: 'without-passkeys',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './lib/webauthn' && importer?.includes('@supabase/auth-js') ? standIn : undefined,
});
