import { type ChainModel, type ChainWeights, createChainModel } from './chain-model.ts';

/** The weights of the reader, as `public-data/parser-weights.json` has them. */
export interface ParserWeights {
  lines: ChainWeights;
  jobs: ChainWeights;
  studies: ChainWeights;
  contact: ChainWeights;
}

export interface ParserModel {
  lines: ChainModel;
  jobs: ChainModel;
  studies: ChainModel;
  contact: ChainModel;
}

export const createParserModel = ({ lines, jobs, studies, contact }: ParserWeights): ParserModel => ({
  lines: createChainModel(lines),
  jobs: createChainModel(jobs),
  studies: createChainModel(studies),
  contact: createChainModel(contact),
});
