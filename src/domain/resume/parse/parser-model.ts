import { type ChainModel, type ChainWeights, createChainModel } from '../../language/chains/chain-model.ts';
import type { ConfidenceWeights } from './confidence.ts';

/** What is labeled: lines; words of the headers of jobs, of education, and of the contact lines; parts of lists. */
export const chainNames = [
  'lines',
  'linesAgain',
  'jobs',
  'jobsAgain',
  'studies',
  'studiesAgain',
  'entries',
  'contact',
  'lists',
] as const;

export type ChainName = (typeof chainNames)[number];

/** The weights of the reader, as `public-data/parser-weights.json` has them. */
export interface ParserWeights {
  chains: Record<ChainName, ChainWeights>;
  sureness: ConfidenceWeights;
}

export type ParserModel = Record<ChainName, ChainModel> & { sureness: ConfidenceWeights };

export const createParserModel = ({ chains, sureness }: ParserWeights): ParserModel => ({
  ...(Object.fromEntries(chainNames.map((name) => [name, createChainModel(chains[name])])) as Record<
    ChainName,
    ChainModel
  >),
  sureness,
});
