import { accountEndpoints } from '#contract/account.ts';
import type { Feature } from '../../feature.ts';
import { downloadExport, exportWork, getExport, listExports, startExport } from './export-account.ts';
import { importAccount } from './import-account.ts';

export const accountFeature: Feature = {
  work: (parts) => [exportWork(parts)],
  routes: (serve, parts) => {
    serve(accountEndpoints.createExport, async ({ person, requestKey }) => {
      const { workId } = await startExport(parts, person, requestKey);
      return { workId, view: () => getExport(parts, person.userId, workId) };
    });
    serve(accountEndpoints.listExports, ({ person }) => listExports(parts, person.userId));
    serve(accountEndpoints.downloadExport, ({ person, params }) =>
      downloadExport(parts, person.userId, params.id),
    );
    serve(accountEndpoints.importAccount, ({ person, upload }) =>
      importAccount(parts, person.userId, upload),
    );
  },
};
