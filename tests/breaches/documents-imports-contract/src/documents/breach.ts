import { hello } from '#contract/hello.ts';

export const breach = hello.path;
