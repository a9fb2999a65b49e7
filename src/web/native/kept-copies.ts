import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** An answer of the server as it was, to be read where there is none. */
export interface KeptCopy {
  readonly userId: string;
  readonly key: string;
  /** Those of one group share a place for so many; the ones that were read longest ago make room. */
  readonly group: string;
  readonly savedAt: Date;
  readonly value: unknown;
}

interface Copies extends DBSchema {
  copies: { key: [string, string]; value: KeptCopy };
}

const databaseName = 'candor-kept';
let opened: Promise<IDBPDatabase<Copies>> | undefined;
/** Whose copies may be written. Nobody's once they have left, whatever is still on its way for them. */
let owner: string | undefined;

function open(): Promise<IDBPDatabase<Copies>> {
  opened ??= openDB<Copies>(databaseName, 1, {
    upgrade: (database) => void database.createObjectStore('copies', { keyPath: ['userId', 'key'] }),
    // Another tab deletes it, because the person leaves there.
    blocking: () => void close(),
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function close(): Promise<void> {
  const database = await opened?.catch(() => undefined);
  opened = undefined;
  database?.close();
}

/** A browser may refuse to keep anything: then nothing can be read offline, and that's all. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    return await work();
  } catch (error) {
    console.warn('This device does not keep copies for reading offline.', error);
    return undefined;
  }
}

/** From now on this person's copies are kept and read. What somebody else has left is removed. */
export async function beginCopies(userId: string | undefined): Promise<void> {
  owner = userId;
  if (userId === undefined) return;
  await orNothing(async () => {
    const database = await open();
    const others = (await database.getAllKeys('copies')).filter(([of]) => of !== userId);
    for (const key of others) await database.delete('copies', key);
  });
}

export async function keepCopy(copy: KeptCopy, mostInGroup: number): Promise<void> {
  await orNothing(async () => {
    const database = await open();
    if (owner !== copy.userId) return;
    const store = database.transaction('copies', 'readwrite').store;
    await store.put(copy);
    const group = (await store.getAll()).filter(({ group: other }) => other === copy.group);
    const gone = group
      .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
      .slice(mostInGroup);
    for (const { userId, key } of gone) await store.delete([userId, key]);
  });
}

export const readCopy = (userId: string, key: string): Promise<KeptCopy | undefined> =>
  orNothing(async () => (owner === userId ? (await open()).get('copies', [userId, key]) : undefined));

export async function removeCopy(userId: string, key: string): Promise<void> {
  await orNothing(async () => (await open()).delete('copies', [userId, key]));
}

/** Everybody's, and the place itself. A tab that its browser has frozen holds that open; nobody waits long for it. */
export async function removeAllCopies(): Promise<void> {
  owner = undefined;
  const removing = orNothing(async () => {
    await (await open()).clear('copies');
    await close();
    await deleteDB(databaseName);
  });
  await Promise.race([removing, new Promise((done) => setTimeout(done, patienceMs))]);
}

const patienceMs = 1_000;
