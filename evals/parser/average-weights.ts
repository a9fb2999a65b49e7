import type { ChainWeights } from '#domain/language/chains/chain-model.ts';
import { type ChainName, chainNames, type ParserWeights } from '#domain/resume/parse/parser-model.ts';

type Chains = ParserWeights['chains'];

/** The mean of several trainings: what only one of them learned by chance is halved away. Weights below the least, in hundredths, are left out. */
export function averageWeights(trainings: readonly Chains[], least: number): Chains {
  const average = (name: ChainName) =>
    averageChain(
      trainings.map((weights) => weights[name]),
      least,
    );
  return Object.fromEntries(chainNames.map((name) => [name, average(name)])) as Chains;
}

function averageChain(chains: readonly ChainWeights[], least: number): ChainWeights {
  const labels = [...new Set(chains.flatMap((chain) => chain.labels))].sort();
  const mean = (sum: number) => Math.round(sum / chains.length);
  const sums = new Map<string, number[]>();
  for (const chain of chains) {
    const places = chain.labels.map((label) => labels.indexOf(label));
    for (const [name, pairs] of Object.entries(chain.features)) {
      const row = sums.get(name) ?? labels.map(() => 0);
      for (let at = 0; at < pairs.length; at += 2) {
        const label = places[pairs[at] as number] as number;
        row[label] = (row[label] as number) + (pairs[at + 1] as number);
      }
      sums.set(name, row);
    }
  }
  const features = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, row]) =>
        [
          name,
          row.flatMap((sum, label) => (Math.abs(mean(sum)) >= least ? [label, mean(sum)] : [])),
        ] as const,
    )
    .filter(([, pairs]) => pairs.length > 0);
  return {
    labels,
    transitions: averageTransitions(chains, labels, mean),
    features: Object.fromEntries(features),
  };
}

function averageTransitions(
  chains: readonly ChainWeights[],
  labels: readonly string[],
  mean: (sum: number) => number,
): ChainWeights['transitions'] {
  const edges = [...new Set(chains.flatMap(({ transitions }) => Object.keys(transitions)))].sort();
  const names = [...labels, 'start'];
  const weightOf = (chain: ChainWeights, edge: string, from: string, to: string) => {
    const row = from === 'start' ? chain.labels.length : chain.labels.indexOf(from);
    return chain.transitions[edge]?.[row]?.[chain.labels.indexOf(to)] ?? 0;
  };
  return Object.fromEntries(
    edges.map((edge) => [
      edge,
      names.map((from) =>
        labels.map((to) => mean(chains.reduce((sum, chain) => sum + weightOf(chain, edge, from, to), 0))),
      ),
    ]),
  );
}
