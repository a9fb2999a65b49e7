import type { FastifyBaseLogger } from 'fastify';
import type { NewOwnKey, OwnKey } from '#contract/account.ts';
import type { Database } from '../database/database.ts';
import { limitedFetch } from './limited-fetch.ts';
import { type ModelProvider, openModelProviders } from './model-providers.ts';
import type { ModelSettings } from './model-settings.ts';
import { openSealed, seal } from './seal.ts';

/** Keys that people bring along. Nothing of a key but its last four letters ever leaves. */
export interface OwnKeys {
  readonly isOffered: boolean;
  find(userId: string): Promise<OwnKey | null>;
  keep(userId: string, key: NewOwnKey): Promise<void>;
  forget(userId: string): Promise<void>;
  /** Ready to be asked; undefined where the person has none, or none that can be read. */
  open(userId: string): Promise<ModelProvider | undefined>;
}

interface OwnKeysParts {
  config: ModelSettings;
  database: Database;
  log: FastifyBaseLogger;
}

const settingOf = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_API_KEY',
} as const;

export function createOwnKeys({ config, database, log }: OwnKeysParts): OwnKeys {
  const { OWN_KEYS: isOffered, OWN_KEYS_SECRET: secret } = config;
  const read = async (userId: string) =>
    isOffered
      ? database.asUser(userId, (trx) =>
          trx.selectFrom('model_keys').selectAll().where('user_id', '=', userId).executeTakeFirst(),
        )
      : undefined;
  return {
    isOffered,
    find: async (userId) => {
      const row = await read(userId);
      return row ? { provider: row.provider, model: row.model, lastFour: row.last_four } : null;
    },
    keep: async (userId, { provider, model, key }) => {
      const row = { provider, model, sealed_key: seal(key, secret, userId), last_four: key.slice(-4) };
      await database.asUser(userId, (trx) =>
        trx
          .insertInto('model_keys')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute(),
      );
    },
    // Also where keys are no longer offered: whoever kept one may take it back.
    forget: async (userId) => {
      await database.asUser(userId, (trx) =>
        trx.deleteFrom('model_keys').where('user_id', '=', userId).execute(),
      );
    },
    open: async (userId) => {
      const row = await read(userId);
      if (!row) return undefined;
      const key = openSealed(row.sealed_key, secret, userId);
      if (key === undefined) {
        log.warn(
          'a key that a person brought along can’t be opened: OWN_KEYS_SECRET isn’t the one it was kept with',
        );
        return undefined;
      }
      const own = { ...config, [settingOf[row.provider]]: key };
      const [provider] = await openModelProviders([row], own, limitedFetch);
      return provider;
    },
  };
}
