import { existsSync } from 'node:fs';

/** The headless shell comes first: it starts faster and holds less than a whole browser. */
const installedPrograms = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that prints, by the setting CHROMIUM_PATH: a path, `none`, or empty for what is installed. */
export function findChromium(setting: string): string | undefined {
  if (setting === 'none') return undefined;
  const candidates = setting ? [setting] : installedPrograms;
  return candidates.find((program) => existsSync(program));
}
