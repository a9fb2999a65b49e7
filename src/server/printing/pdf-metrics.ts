import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type PrintFailure = 'fonts' | 'time' | 'lost' | 'busy' | 'no browser';

/** What operators see of the printer. Never anything of a document. */
export interface PrintMetrics {
  printed(seconds: number): void;
  failed(reason: PrintFailure): void;
  waiting(files: number): void;
  browserStarted(): void;
}

export function createPrintMetrics(registry: Registry): PrintMetrics {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'pdf_print_seconds',
    help: 'Time to print one PDF, waiting included.',
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers,
  });
  const failures = new Counter({
    name: 'pdf_print_failures_total',
    help: 'PDFs that could not be printed, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const queue = new Gauge({ name: 'pdf_print_queue', help: 'PDFs waiting for a page.', registers });
  const starts = new Counter({ name: 'pdf_browser_starts_total', help: 'Browsers started.', registers });
  return {
    printed: (took) => seconds.observe(took),
    failed: (reason) => failures.inc({ reason }),
    waiting: (files) => queue.set(files),
    browserStarted: () => starts.inc(),
  };
}
