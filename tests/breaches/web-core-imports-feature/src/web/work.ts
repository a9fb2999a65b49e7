import { useNames } from './features/names/name-queries.ts';

export const breach = useNames;
