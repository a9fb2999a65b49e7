/** What a browser says of itself, as far as a person would recognize it. `browser` is absent for our own app. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string;
  readonly isPhone: boolean;
}

/** The first that matches: most browsers also claim to be those further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

export function deviceOf(userAgent: string | null): Device | undefined {
  const text = userAgent ?? '';
  const system = nameIn(systems, text);
  if (!system) return undefined;
  // A web view inside an app: Android says so, and Apple's leaves out the browser's version.
  const isOwnApp = /; wv\)/.test(text) || (/iPhone|iPad/.test(system) && !/Safari\//.test(text));
  const browser = nameIn(browsers, text);
  if (!isOwnApp && !browser) return undefined;
  return {
    browser: isOwnApp ? undefined : browser,
    system,
    isPhone: /iPhone|iPad|Android/.test(system),
  };
}
