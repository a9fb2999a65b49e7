import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { createEvidence } from './evidence.ts';
import { guardText } from './guard-text.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T00:00:00Z');
const spanish = createEvidence(
  `Luz Campo
Camarera

EXPERIENCIA
Camarera, Hotel Mirador, Cádiz
2019 - 2024
• Colaboré en la organización de bodas para 120 invitados.
• Preparo el inventario mensual de 300 botellas de vino.`,
  lexicon,
  { now },
);
const german = createEvidence(
  `Uta Feld
Lageristin

BERUFSERFAHRUNG
Lageristin, Feldmann GmbH, Kassel
2018 - 2024
• Unterstützung der Leitung bei der Planung der Touren
• Verwaltung von 4.000 Artikeln im Lager`,
  lexicon,
  { now },
);
const flagsOf = (evidence: typeof spanish, text: string) =>
  guardText(evidence, { text, kind: 'bullet' }).flags;

describe('sources in other languages', () => {
  it.each([
    ['help told as the deed', spanish, 'Organicé bodas para 120 invitados.'],
    [
      'an invented result',
      spanish,
      'Preparo el inventario mensual de vino, lo que aumentó la satisfacción general.',
    ],
    ['another period', spanish, 'Prepared the weekly inventory of 300 bottles of wine.'],
    [
      'an invented result',
      german,
      'Verwaltung von 4.000 Artikeln im Lager, wodurch die Fehlerquote deutlich sank.',
    ],
    [
      'an invented result',
      german,
      'Managed 4,000 items in the warehouse, which sharply reduced complaints in the region.',
    ],
  ])('flags %s', (_, evidence, text) => {
    expect(flagsOf(evidence, text)).not.toEqual([]);
  });

  it.each([
    [spanish, 'Helped to organize weddings for 120 guests.'],
    [spanish, 'Prepared the monthly inventory of 300 bottles of wine.'],
    [german, 'Supported management in planning the tours.'],
    [german, 'Managed 4,000 items in the warehouse.'],
  ])('lets a faithful translation pass', (evidence, text) => {
    expect(flagsOf(evidence, text)).toEqual([]);
  });
});
