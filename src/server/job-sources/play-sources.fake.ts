import type { Config } from '../process/config.ts';
import { fakeAdzunaKeys, startFakeAdzuna } from './adzuna.fake.ts';
import { startFakeGreenhouse } from './greenhouse.fake.ts';
import { fakeJSearchKey, startFakeJSearch } from './jsearch.fake.ts';
import { startFakeLever } from './lever.fake.ts';
import type { FakeSource } from './source-server.fake.ts';

interface PlayedSources {
  /** What makes the product ask them. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Every job source that isn't set, on loopback, so that live search and boards work with no account. */
export async function playSources(config: Config): Promise<PlayedSources> {
  const options = { environment: config.NODE_ENV };
  const settings: Record<string, string> = { SAMPLE_JOBS: 'true' };
  const started: FakeSource[] = [];
  const play = async (
    isSet: boolean,
    start: () => Promise<FakeSource>,
    set: (url: string) => Record<string, string>,
  ) => {
    if (isSet) return;
    const source = await start();
    started.push(source);
    Object.assign(settings, set(source.url));
  };
  await Promise.all([
    play(
      config.JSEARCH_KEY !== '',
      () => startFakeJSearch(options),
      (url) => ({ JSEARCH_KEY: fakeJSearchKey, JSEARCH_URL: url, JSEARCH_BUDGET: '10000/d' }),
    ),
    play(
      config.ADZUNA_APP_KEY !== '',
      () => startFakeAdzuna(options),
      (url) => ({ ADZUNA_APP_ID: fakeAdzunaKeys.id, ADZUNA_APP_KEY: fakeAdzunaKeys.key, ADZUNA_URL: url }),
    ),
    play(
      config.GREENHOUSE_BOARDS.length > 0,
      () => startFakeGreenhouse({ ...options, boards: { northquay: 40, saltmarsh: 12 } }),
      (url) => ({ GREENHOUSE_BOARDS: 'northquay,saltmarsh', GREENHOUSE_URL: url }),
    ),
    play(
      config.LEVER_BOARDS.length > 0,
      () => startFakeLever({ ...options, boards: { gableworks: 120 } }),
      (url) => ({ LEVER_BOARDS: 'gableworks:Gable Works', LEVER_URL: url }),
    ),
  ]);
  return {
    settings,
    stop: async () => {
      for (const source of started) await source.stop();
    },
  };
}
