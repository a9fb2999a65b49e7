import type { Plugin } from 'vite';
import { contract } from '#contract/contract.ts';

const name = 'virtual:contract';

/**
 * The contract as the browser needs it: how each endpoint is called. The schemas are for the server and for the
 * type checker; with them every page would carry a validator that it never runs. Sign-in is called by its own client.
 */
export function contractForBrowsers(): Plugin {
  const calls = Object.fromEntries(
    Object.entries(contract)
      .filter(([, { path }]) => !path.startsWith('/auth/v1/'))
      .map(([endpoint, { method, path, kind, caller, ...rest }]) => [
        endpoint,
        {
          method,
          path,
          kind,
          caller,
          ...('idempotent' in rest && { idempotent: rest.idempotent }),
          ...('paged' in rest && { paged: rest.paged }),
        },
      ]),
  );
  return {
    name: 'contract',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const contract = ${JSON.stringify(calls)};` : undefined),
  };
}
