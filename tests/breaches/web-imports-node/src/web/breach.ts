import { join } from 'node:path';

export const breach = join('a', 'b');
