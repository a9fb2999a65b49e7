/** What the server says about itself in the page; an empty value means "the same origin as this page". */
export interface Settings {
  readonly apiOrigin: string;
  readonly authUrl: string;
  readonly styleNonce: string | undefined;
  readonly passwordMinLength: number;
  /** How much of each the free plan gives. */
  readonly freeResumes: number;
  readonly freeCoverLetters: number;
}

export function readSettings(page: Document, origin: string): Settings {
  const config = parse(page.querySelector<HTMLMetaElement>('meta[name="candor-config"]')?.content);
  return {
    apiOrigin: config.apiOrigin ?? '',
    authUrl: config.authUrl || `${config.apiOrigin || origin}/auth/v1`,
    // Browsers hide a nonce from `getAttribute`, so it is read as a property.
    styleNonce: page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined,
    // In the app from a store nobody fills them in; these are the ones we ship.
    passwordMinLength: config.passwordMinLength ?? 6,
    freeResumes: config.freeResumes ?? 1,
    freeCoverLetters: config.freeCoverLetters ?? 1,
  };
}

function parse(content: string | undefined): Partial<Settings> {
  if (!content) return {};
  try {
    return JSON.parse(content);
  } catch (error) {
    console.warn('The page settings could not be read.', error);
    return {};
  }
}

export const settings = readSettings(document, location.origin);
