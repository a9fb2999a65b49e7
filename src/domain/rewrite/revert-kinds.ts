import type { FlagKind } from '../guard/guard-types.ts';

/**
 * Why a rewriting was not let through: what the guard found, or
 * `lost`: it leaves out something that the person wrote;
 * `field`: it is not one of the fields that may be rewritten;
 * `list`: it changes what a list holds, and not only its order;
 * `form`: it is no line of a resume (a link, markup, another language, far too long).
 */
export type RevertKind = FlagKind | 'lost' | 'field' | 'list' | 'form';
