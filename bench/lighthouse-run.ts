import lighthouse from 'lighthouse';

/** One look of Lighthouse at a page. */
export interface PageRun {
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly shift: number;
  /** Scripts asked for before the page had loaded, uncompressed. */
  readonly scriptBytes: number;
  /** HTML and styles as they came over the wire, headers included. */
  readonly pageBytes: number;
  /** What costs points, by category. */
  readonly costs: readonly string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize: number;
  readonly resourceSize: number;
  readonly networkRequestTime: number;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** As Lighthouse does it by default: a mid-range phone on slow 4G, simulated. */
export async function runLighthouse(address: string, port: number): Promise<PageRun> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
  const early = requestsBeforeLoad(lhr);
  const sum = (types: readonly string[], measure: 'transferSize' | 'resourceSize') =>
    early.reduce((bytes, each) => bytes + (types.includes(each.resourceType ?? '') ? each[measure] : 0), 0);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    lcpMs: figureOf(lhr, 'largest-contentful-paint'),
    shift: figureOf(lhr, 'cumulative-layout-shift'),
    scriptBytes: sum(['Script'], 'resourceSize'),
    pageBytes: sum(['Document', 'Stylesheet'], 'transferSize'),
    costs: categories.flatMap((name) => costsOf(lhr, name)),
  };
}

const figureOf = (lhr: Report, audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;

function requestsBeforeLoad(lhr: Report): NetworkRequest[] {
  const [metrics] = itemsOf<{ observedLoad: number }>(lhr, 'metrics');
  return itemsOf<NetworkRequest>(lhr, 'network-requests').filter(
    ({ networkRequestTime }) => networkRequestTime <= (metrics?.observedLoad ?? 0),
  );
}

function itemsOf<Item>(lhr: Report, audit: string): Item[] {
  const details = lhr.audits[audit]?.details as { items?: Item[] } | undefined;
  return details?.items ?? [];
}

/** Every audit of a category that counts and isn't perfect. */
function costsOf(lhr: Report, name: Category): string[] {
  return (lhr.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = lhr.audits[id];
      if (!audit || audit.score === null || audit.score >= 1) return [];
      return [`${name}: ${id} ${Math.round(audit.score * 100)} ${audit.displayValue ?? ''}`.trim()];
    });
}
