import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { JobsOptions } from '../background/jobs.ts';

/** Attempts that threw are tried again by the queue; that they did is told and counted. */
export function countFailedJobs(registry: Registry, log: FastifyBaseLogger): JobsOptions['onFailure'] {
  const failures = new Counter({
    name: 'job_attempts_failed_total',
    help: 'Attempts at background jobs that threw, by queue.',
    labelNames: ['queue'],
    registers: [registry],
  });
  return (failure) => {
    failures.inc({ queue: failure.queue });
    log.warn(failure, 'an attempt at a job failed');
  };
}
