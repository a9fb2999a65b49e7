import { hello } from '#contract/hello.ts';

export const ownPath = hello.path;
