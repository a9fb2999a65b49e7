export type Breach = typeof import('#web/api.ts');
