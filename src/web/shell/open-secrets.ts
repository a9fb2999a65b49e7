import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { storage } from '../native/storage.ts';

/** What the device keeps encrypted: in the keychain of an iPhone, by a key of Android's keystore. */
export interface Secrets {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
  /** Resolves when the device has everything that was set. */
  written(): Promise<void>;
}

/** An iPhone's keychain outlives the app. What an earlier installation left there is nobody's. */
const installedKey = 'shell-installed';

/**
 * Reads everything that is kept, so that it's at hand as `localStorage` is. A device that refuses is like a browser that
 * does: what is set then lives as long as the page.
 */
export async function openSecrets(): Promise<Secrets> {
  const held = new Map<string, string>();
  const writing = new Set<Promise<void>>();
  const write = (name: string, work: () => Promise<void>) => {
    const written = work()
      .catch((error: unknown) => console.warn(`"${name}" could not be kept in secure storage.`, error))
      .finally(() => writing.delete(written));
    writing.add(written);
  };
  await readAll(held).catch((error: unknown) => console.warn('Secure storage could not be read.', error));
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => {
      held.set(name, value);
      write(name, () => SecureStorage.setItem(name, value));
    },
    removeItem: (name) => {
      held.delete(name);
      write(name, () => SecureStorage.removeItem(name));
    },
    written: async () => void (await Promise.all(writing)),
  };
}

async function readAll(held: Map<string, string>): Promise<void> {
  // Not in backups, and not while the phone is locked.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
  if (storage.getItem(installedKey) === null) {
    await SecureStorage.clear();
    storage.setItem(installedKey, '1');
    return;
  }
  // Not by names that we know: each way to Google keeps a secret under a name of its own.
  for (const name of await SecureStorage.keys()) {
    const value = await SecureStorage.getItem(name);
    if (value !== null) held.set(name, value);
  }
}
