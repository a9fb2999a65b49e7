import { userEndpoints } from './user.ts';
import { workEndpoints } from './work.ts';

/** Every endpoint of the product by name. What is not here is not served. */
export const contract = { ...userEndpoints, ...workEndpoints };

export type Contract = typeof contract;
