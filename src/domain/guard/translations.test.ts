import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { createEvidence } from './evidence.ts';
import { foreignStem, translatedStems } from './translations.ts';

const lexicon = loadLexicon();
const evidenceOf = (text: string) => createEvidence(text, lexicon, { now: new Date('2026-11-01T00:00:00Z') });

describe('words of other languages', () => {
  it.each([
    ['es', 'clínicas', 'clínica'],
    ['es', 'gestiono', 'gestionar'],
    ['fr', 'formés', 'former'],
    ['de', 'eingeführt', 'einführen'],
    ['pl', 'faktury', 'faktura'],
  ])('%s: %s and %s have one stem', (language, a, b) => {
    expect(foreignStem(a, language)).toBe(foreignStem(b, language));
  });

  it('finds the line that an English word tells again', () => {
    const stems = translatedStems(evidenceOf('Camarera en un hotel\nPreparo las facturas de los clientes'));
    expect(stems.get('invoic')).toEqual([1]);
  });

  it('reads the parts of German compounds', () => {
    const stems = translatedStems(
      evidenceOf('Aushilfe in einem Betrieb\nVerantwortlich für die Lagerverwaltung und den Versand'),
    );
    expect(stems.get('warehous')).toEqual([1]);
  });

  it('leaves English sources alone', () => {
    expect(translatedStems(evidenceOf('Waiter in a hotel with the team')).size).toBe(0);
  });
});
