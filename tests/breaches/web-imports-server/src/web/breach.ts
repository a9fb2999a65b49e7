import type { openApp } from '#server/app.ts';

export type Breach = typeof openApp;
