import { hello } from '#contract/hello.ts';
import { identify } from './auth/identify.ts';
import { greetingRoutes } from './features/greetings/routes.ts';

export async function openApp(name: string): Promise<string[]> {
  return [hello.path, await greetingRoutes(identify(name))];
}
