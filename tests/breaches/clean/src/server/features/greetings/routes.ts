import { greet } from '#domain/greeting.ts';
import { findName } from '../names/name-store.ts';

export async function greetingRoutes(name: string): Promise<string> {
  return greet(await findName(name)).text;
}
