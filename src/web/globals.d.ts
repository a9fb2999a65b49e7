/** True in development and in builds made for end-to-end tests. */
declare const __TEST_LOCALES__: boolean;

/** The texts with placeholders, compiled by vite.config.ts. */
declare const __COMPILED_TEXTS__: import('@lingui/core').Messages;
