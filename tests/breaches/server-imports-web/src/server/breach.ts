import { ownPath } from '#web/api.ts';

export const breach = ownPath;
