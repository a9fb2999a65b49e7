/** True in development and in builds made for end-to-end tests. */
declare const __TEST_LOCALES__: boolean;
