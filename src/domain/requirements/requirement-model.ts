import { type ChainModel, type ChainWeights, createChainModel } from '../chains/chain-model.ts';

/** The learned weights of the reader of postings, as `public-data/requirement-weights.json` has them. */
export interface RequirementWeights {
  /** Labels the candidates of a posting: asked and how firmly, going on with the ask before, or not asked. */
  asks: ChainWeights;
  /** Labels one ask with its kind. */
  kinds: ChainWeights;
}

export type RequirementModel = Record<keyof RequirementWeights, ChainModel>;

export const createRequirementModel = ({ asks, kinds }: RequirementWeights): RequirementModel => ({
  asks: createChainModel(asks),
  kinds: createChainModel(kinds),
});
