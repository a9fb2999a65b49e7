import { readConfig } from '#server/process/config.ts';
import { startProcess } from '#server/process/start-process.ts';
import { reportTo } from './bench-server.ts';

/** The product's web process as it ships, but for the limits (a bench is one very busy address). */
const settings = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const running = await startProcess(readConfig(settings), { warm: true });
reportTo(process, running.address);
