import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lexicon } from '#domain/lexicon.ts';
import { contactFeatures, contactPieces } from '#domain/parse/contact-features.ts';
import { spelledNames } from '#domain/parse/spelled-names.ts';
import { blockPieces, tableHeads } from '#domain/parse/header-blocks.ts';
import type { LineFacts } from '#domain/parse/line-facts.ts';
import { lineFeatures } from '#domain/parse/line-features.ts';
import { pieceFeatures } from '#domain/parse/piece-features.ts';
import { headerLines } from '#domain/parse/read-labels.ts';
import { readFacts } from '#domain/parse/read-facts.ts';
import { readTagged, type TaggedResume, type TaggedText } from '../labeled/tagged-resume.ts';
import { goldContactLabels, goldLineLabels, goldPieceLabels } from './gold-labels.ts';
import type { Example } from './train-chain.ts';

export interface LabeledResume extends TaggedResume {
  id: string;
}

/** The tagged resumes of a folder. */
export function readLabeled(folder: string): LabeledResume[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tagged'))
    .sort()
    .map((file) => ({
      id: file.slice(0, -'.tagged'.length),
      ...readTagged(readFileSync(path.join(folder, file), 'utf8')),
    }));
}

export interface Examples {
  lines: Example;
  jobs: Example;
  studies: Example;
  contact: Example;
}

/** What one labeled text teaches each of the three models. */
export function examplesOf(tagged: TaggedText, lexicon: Lexicon): Examples {
  const facts = readFacts(tagged.text, lexicon);
  const labels = goldLineLabels(facts, tagged);
  return {
    lines: { features: lineFeatures(facts), labels },
    jobs: pieceExample(facts, labels, 'J', tagged),
    studies: pieceExample(facts, labels, 'E', tagged),
    contact: contactExample(facts, labels, tagged, lexicon),
  };
}

function pieceExample(facts: readonly LineFacts[], labels: readonly string[], kind: 'J' | 'E', tagged: TaggedText): Example {
  const pieces = blockPieces(facts, headerLines(labels, kind), tableHeads(facts));
  return { features: pieceFeatures(pieces), labels: goldPieceLabels(pieces, tagged) };
}

function contactExample(facts: readonly LineFacts[], labels: readonly string[], tagged: TaggedText, lexicon: Lexicon): Example {
  const pieces = contactPieces(facts, labels);
  return {
    features: contactFeatures(pieces, spelledNames(facts), lexicon),
    labels: goldContactLabels(pieces, tagged),
  };
}
