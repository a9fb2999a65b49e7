import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { StripeWorld } from './stripe-world.fake.ts';

type Kept = Omit<StripeWorld, 'now' | 'emit' | 'siteUrl'>;

/** Lets development's customers and subscriptions outlive a restart, as the database does. */
export function rememberWorld(world: StripeWorld, file: string): void {
  const { now: _now, emit, siteUrl: _siteUrl, ...kept } = world;
  if (existsSync(file)) recall(kept, JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>);
  world.emit = (...event) => {
    emit(...event);
    const lists = Object.entries(kept).map(([name, things]) => [name, [...things]]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(lists)));
  };
}

function recall(kept: Kept, stored: Record<string, unknown[]>): void {
  for (const [name, things] of Object.entries(kept) as [string, Map<unknown, unknown> | Set<unknown>][]) {
    for (const thing of stored[name] ?? []) {
      if (things instanceof Map) things.set(...(thing as [unknown, unknown]));
      else things.add(thing);
    }
  }
}
