export const breach = () => import('#web/api.ts');
