import { expect, it } from 'vitest';
import { signedName } from './person-names.ts';

it.each([
  ['tyra o’neil', 'Tyra O’Neil'],
  ['GRETCHEN L. MCDOWELL-REYES III', 'Gretchen L. McDowell-Reyes III'],
  ['Ana de la Cruz', 'Ana de la Cruz'],
])('signs %s as %s', (name, signed) => {
  expect(signedName(name)).toBe(signed);
});
