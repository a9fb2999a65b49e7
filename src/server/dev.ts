import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { readConfig, readConfigOver } from './config.ts';
import { localLoginUrls, startLocalPostgres } from './database/embedded-postgres.fake.ts';
import { migrate } from './database/migrate.ts';
import { createLog } from './log.ts';
import { startProcess } from './process.ts';
import { startFakeGoogle } from './providers/google.fake.ts';
import { startMailCatcher } from './providers/mail-catcher.fake.ts';
import { createThrowawaySigningKey } from './providers/signing-key.fake.ts';

/**
 * `npm run dev`: the whole product on this machine, with no account and no Docker. Stand-ins on
 * loopback take the place of what lies outside: mail is caught, and Google is played.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const dataFolder = path.resolve(project, readConfig().DATA_FOLDER);
const stops: (() => Promise<void>)[] = [];
let log: ReturnType<typeof createLog> | undefined;

async function startDatabase(): Promise<string> {
  const postgres = await startLocalPostgres({ folder: path.join(dataFolder, 'postgres'), keep: true });
  stops.unshift(postgres.stop);
  await postgres.createDatabase('candor');
  await migrate(postgres.ownerUrl('candor'), () => {});
  return postgres.appUrl('candor');
}

/** Kept between starts, so that nobody is signed out by a restart. */
async function signingKey(): Promise<string> {
  const file = path.join(dataFolder, 'signing-key.json');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const key = await createThrowawaySigningKey();
  await writeFile(file, key, { mode: 0o600 });
  return key;
}

async function startWeb(port: number, apiPort: number): Promise<void> {
  const api = `http://127.0.0.1:${apiPort}`;
  // The gallery is a page of the app; every other /dev path belongs to the server.
  const proxy = { '/api': api, '/auth/v1': api, '^/dev/(?!components)': api };
  const vite = await createVite({
    root: project,
    server: { port, strictPort: true, host: '127.0.0.1', proxy },
  });
  await vite.listen();
  stops.unshift(() => vite.close());
}

/** The template picker's pictures, once and beside everything else: it does without them until they are there. */
function drawThumbnails(): void {
  if (existsSync(path.join(project, 'public/thumbnails'))) return;
  const args = ['--import', './build/load-tsx.ts', 'build/build-thumbnails.ts'];
  const drawing = spawn(process.execPath, args, { cwd: project, stdio: 'inherit' });
  stops.unshift(async () => void drawing.kill());
}

async function start(): Promise<void> {
  const { PORT: port, NODE_ENV, DATABASE_URL } = readConfig();
  if (NODE_ENV === 'production')
    throw new Error('npm run dev plays the outside world; production is npm start.');
  await mkdir(dataFolder, { recursive: true });
  const site = `http://localhost:${port}`;
  const [databaseUrl, mail, google, key] = await Promise.all([
    DATABASE_URL || startDatabase(),
    startMailCatcher(),
    startFakeGoogle({ environment: NODE_ENV, port: port + 2, redirectUris: [`${site}/auth/v1/callback`] }),
    signingKey(),
  ]);
  stops.unshift(mail.stop, google.stop);
  const config = readConfigOver({
    ...localLoginUrls(databaseUrl),
    PUBLIC_URL: site,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port},capacitor://localhost,https://localhost`,
    SMTP_URL: mail.smtpUrl,
    AUTH_SIGNING_KEY: key,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    METRICS_PORT: String(port + 3),
    LOG_LEVEL: 'warn',
  });
  log = createLog(config);
  const running = await startProcess(
    { ...config, PORT: port + 1 },
    { drainMs: 0, extend: mail.serveMailbox, log, warm: true },
  );
  stops.unshift(running.stop);
  await startWeb(port, port + 1);
  drawThumbnails();
  console.log(
    `\n  Candor   ${site}\n  Mailbox  ${site}/dev/mailbox\n  Pieces   ${site}/dev/components\n  API      ${site}/api/openapi.json\n`,
  );
}

async function stop(code: number): Promise<never> {
  // Ctrl-C reaches the database too. That it goes away now is no news, neither to the log nor to a
  // connection that is being closed and no longer listens for errors.
  if (log) log.level = 'silent';
  process.on('uncaughtException', () => {});
  for (const end of stops.splice(0)) await end().catch((error: unknown) => console.error(error));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The embedded database would end the process by itself, before the rest has stopped.
  process.removeAllListeners(signal).once(signal, () => void stop(0));
}
start().catch((error: unknown) => {
  console.error(error);
  return stop(1);
});
