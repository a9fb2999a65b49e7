export const breach = new URL('../web/api.ts', import.meta.url);
