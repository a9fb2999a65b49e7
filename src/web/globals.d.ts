/** True in development and in builds made for end-to-end tests. */
declare const __TEST_LOCALES__: boolean;

/** Made by build/document-fonts-plugin.ts: the files of each face, with the letters that each has. */
declare module 'virtual:document-fonts' {
  export const files: Readonly<Record<string, readonly { url: string; range: string }[]>>;
}

/** The same for Chinese and Japanese, which are large and an optional part of an installation. */
declare module 'virtual:document-fonts-han' {
  export const files: Readonly<Record<string, readonly { url: string; range: string }[]>>;
}

/** Made by build/contract-plugin.ts: every endpoint's way to be called. Its schemas exist for the type checker alone. */
declare module 'virtual:contract' {
  type Contract = typeof import('#contract/contract.ts').contract;
  export const contract: {
    [Name in keyof Contract as Contract[Name]['path'] extends `/auth/v1/${string}`
      ? never
      : Name]: Contract[Name];
  };
}

/** What `build/build-worker.ts` tells the service worker of the built app. */
declare const __BUILT_APP__: {
  readonly version: string;
  /** What every page of this build names. */
  readonly marks: readonly string[];
  readonly files: readonly string[];
};
