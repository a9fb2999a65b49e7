import { runSql } from '#tests/support/test-database.ts';
import { type LargeDatabase, logMark } from './large-database.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface Explained {
  'Query Text': string;
  Plan: Plan;
}

const many = 10_000;

/** Every ten minutes the queue deletes its finished jobs by an expression that no index can hold. */
const knownScan = /^\s*DELETE FROM pgboss\.job_common/;

/** Has the server write down the plan of everything that it runs meanwhile, statements inside functions and of foreign keys too. */
export async function explainAll({ ownerUrl }: LargeDatabase, run: () => Promise<void>): Promise<void> {
  const set = async (ms: number) => {
    await runSql(ownerUrl, `alter system set auto_explain.log_min_duration = ${ms}`);
    await runSql(ownerUrl, 'select pg_reload_conf()');
  };
  await set(0);
  try {
    await run();
  } finally {
    await set(-1);
  }
}

/** How many different statements were explained, and those that read a large table from one end to the other. */
export async function findScans({ ownerUrl, log }: LargeDatabase) {
  const tables = (await runSql(
    ownerUrl,
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${many}`,
  )) as { name: string }[];
  const large = new Set(tables.map(({ name }) => name));
  const statements = new Set<string>();
  const scans = new Set<string>();
  for (const entry of log().split(logMark)) {
    const plan = /^LOG: {2}duration: .*? plan:\n([\s\S]*)$/.exec(entry)?.[1];
    if (!plan) continue;
    const { 'Query Text': text, Plan: root } = JSON.parse(plan) as Explained;
    statements.add(text);
    if (knownScan.test(text)) continue;
    for (const table of scannedIn(root))
      if (large.has(table)) scans.add(`${table}: ${text.replace(/\s+/g, ' ')}`);
  }
  return { large: [...large].toSorted(), statements, scans };
}

function scannedIn({ 'Node Type': type, 'Relation Name': table, Plans = [] }: Plan): string[] {
  const own = type === 'Seq Scan' && table !== undefined ? [table] : [];
  return [...own, ...Plans.flatMap(scannedIn)];
}
