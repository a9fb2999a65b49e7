import { findName } from '../features/names/name-store.ts';

export const breach = findName;
