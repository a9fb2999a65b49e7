import { accountEndpoints } from '#contract/account.ts';
import { AppError } from '../../app-error.ts';
import type { Feature } from '../../feature.ts';
import { readStorage } from '../../quota/document-room.ts';
import { askForHelp } from './ask-for-help.ts';
import { deleteAccount } from './delete-account.ts';
import { downloadExport, exportWork, getExport, listExports, startExport } from './export-account.ts';
import { importAccount } from './import-account.ts';

export const accountFeature: Feature = {
  work: (parts) => [exportWork(parts)],
  routes: (serve, parts) => {
    serveSelf(serve, parts);
    serveOwnKey(serve, parts);
    serve(accountEndpoints.createExport, async ({ person, requestKey }) => {
      const { workId } = await startExport(parts, person, requestKey);
      return { workId, view: () => getExport(parts, person.userId, workId) };
    });
    serve(accountEndpoints.listExports, ({ person }) => listExports(parts, person.userId));
    serve(accountEndpoints.downloadExport, ({ person, params }) =>
      downloadExport(parts, person.userId, params.id),
    );
    serve(accountEndpoints.getStorage, ({ person }) =>
      readStorage(parts.database, person.userId, parts.config),
    );
    serve(accountEndpoints.importAccount, ({ person, upload }) =>
      importAccount(parts, person.userId, upload),
    );
  },
};

const serveSelf: Feature['routes'] = (serve, parts) => {
  const { sessions } = parts.auth ?? {};
  serve(accountEndpoints.listSessions, async ({ person: { userId, sessionId } }) =>
    sessions ? sessions.list(userId, sessionId) : [],
  );
  serve(accountEndpoints.endSession, async ({ person, params }) => {
    if (!(await sessions?.end(person.userId, params.id))) throw new AppError('not_found');
    return undefined;
  });
  serve(accountEndpoints.askForHelp, async ({ person, body }) => {
    await askForHelp(parts, person, body.message);
    return undefined;
  });
  serve(accountEndpoints.deleteAccount, async ({ person }) => {
    await deleteAccount(parts, person.userId);
    return undefined;
  });
};

const serveOwnKey: Feature['routes'] = (serve, { models: { ownKeys } }) => {
  serve(accountEndpoints.getOwnKey, async ({ person: { userId } }) => ({
    isOffered: ownKeys.isOffered,
    key: await ownKeys.find(userId),
  }));
  serve(accountEndpoints.setOwnKey, async ({ person: { userId }, body }) => {
    if (!ownKeys.isOffered) throw new AppError('not_found');
    await ownKeys.keep(userId, body);
    return undefined;
  });
  serve(accountEndpoints.deleteOwnKey, async ({ person: { userId } }) => {
    await ownKeys.forget(userId);
    return undefined;
  });
};
