import type { Leave } from './background/forget-person.ts';
import type { QueueDefinition } from './background/jobs.ts';
import type { WorkDefinition } from './background/work.ts';
import type { Serve } from './http/serve.ts';
import type { Parts } from './parts.ts';

/** One feature as the app takes it: its endpoints, and the durable work it knows how to do. */
export interface Feature {
  routes(serve: Serve, parts: Parts): void;
  work?(parts: Parts): WorkDefinition<never>[];
  /** What it ends elsewhere, at a provider, before an account's rows are deleted. */
  onAccountDeleted?(parts: Parts): Leave;
  /** What is done by the clock, by one worker of all. */
  nightly?(parts: Parts): ScheduledWork[];
}

export interface ScheduledWork {
  queue: QueueDefinition;
  cron: string;
  run(signal: AbortSignal): Promise<void>;
}
