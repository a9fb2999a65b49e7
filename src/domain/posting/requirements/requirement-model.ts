import { type ChainModel, type ChainWeights, createChainModel } from '../../language/chains/chain-model.ts';

/** The learned weights of the reader of postings, as `public-data/requirement-weights.json` has them. */
export interface RequirementWeights {
  /** Labels the candidates of a posting: asked and how firmly, going on with the ask before, or not asked. */
  asks: ChainWeights;
  /** Labels the pieces of an ask: an ask of its own and how firm, going on with the piece before, or neither. */
  parts: ChainWeights;
  /** Labels the asks of a posting with their kinds. */
  kinds: ChainWeights;
}

export type RequirementModel = Record<keyof RequirementWeights, ChainModel>;

export const createRequirementModel = ({ asks, parts, kinds }: RequirementWeights): RequirementModel => ({
  asks: createChainModel(asks),
  parts: createChainModel(parts),
  kinds: createChainModel(kinds),
});
