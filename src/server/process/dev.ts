import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type Plugin } from 'vite';
import { localLoginUrls, startLocalPostgres } from '../database/embedded-postgres.fake.ts';
import { migrate } from '../database/migrate.ts';
import { fillIn } from '../http/fill-in.ts';
import { crawlSources } from '../job-sources/crawl-sources.ts';
import { playSources } from '../job-sources/play-sources.fake.ts';
import { projectFolder } from '../project-folder.ts';
import { startFakeGoogle } from '../providers/google.fake.ts';
import { startMailCatcher } from '../providers/mail-catcher.fake.ts';
import { createThrowawaySigningKey } from '../providers/signing-key.fake.ts';
import { type FakeStripe, startFakeStripe } from '../providers/stripe.fake.ts';
import { testCards } from '../providers/stripe-payments.fake.ts';
import { seedAccounts, seedDocuments, seededPeople } from '../seed-people.ts';
import { type Config, readConfig, readConfigOver } from './config.ts';
import { createLog } from './log.ts';
import { RefusedStart } from './refused-start.ts';
import { type RunningProcess, startProcess } from './start-process.ts';

/**
 * `npm run dev`: the whole product on this machine, with no account and no Docker. Stand-ins on
 * loopback take the place of what lies outside: mail is caught, and Google, Stripe and job sources are played.
 */
const project = fileURLToPath(projectFolder);
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

async function startWeb(config: Config, apiPort: number): Promise<void> {
  const { PORT: port } = config;
  const api = `http://127.0.0.1:${apiPort}`;
  // The gallery is a page of the app; every other /dev path belongs to the server.
  const proxy = {
    '/api': api,
    '/auth/v1': api,
    '/robots.txt': api,
    '/sitemap.xml': api,
    '^/dev/(?!components)': api,
  };
  const settings: Plugin = {
    name: 'page-settings',
    transformIndexHtml: (html) => fillIn(html, config, '', new Date()),
  };
  const vite = await createVite({
    root: project,
    plugins: [settings],
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

/** Stripe is played unless a key of one's own is set. What was bought stays bought between starts. */
async function startStripe(port: number, apiPort: number): Promise<FakeStripe | undefined> {
  const { NODE_ENV: environment, STRIPE_SECRET_KEY } = readConfig();
  if (STRIPE_SECRET_KEY) return undefined;
  const memoryFile = path.join(dataFolder, 'stripe.json');
  const stripe = await startFakeStripe({ environment, port, deliversByItself: true, memoryFile });
  stripe.sendEventsTo(`http://127.0.0.1:${apiPort}/api/stripe/webhook`);
  stops.unshift(stripe.stop);
  return stripe;
}

/** The accounts are there at once; their documents follow while one is looking around. */
async function seed(running: RunningProcess, stripe: FakeStripe | undefined): Promise<void> {
  const people = await seedAccounts(running);
  const fill = async () => {
    for (const person of people) await seedDocuments(running, person, stripe);
  };
  fill().catch((error: unknown) => log?.warn({ err: error }, 'the first documents could not be made'));
}

/** Boards are read at night; whoever looks around now finds their postings, too. */
function readBoards({ parts }: RunningProcess): void {
  crawlSources(parts, parts.stopping.signal).catch((error: unknown) => {
    if (!parts.stopping.signal.aborted) log?.warn({ err: error }, 'the job boards could not be read');
  });
}

async function settingsFor(site: string, port: number, played: Record<string, string>): Promise<Config> {
  const { NODE_ENV: environment, DATABASE_URL } = readConfig();
  const [databaseUrl, google, key] = await Promise.all([
    DATABASE_URL || startDatabase(),
    startFakeGoogle({ environment, port: port + 2, redirectUris: [`${site}/auth/v1/callback`] }),
    signingKey(),
  ]);
  stops.unshift(google.stop);
  return readConfigOver({
    ...localLoginUrls(databaseUrl),
    ...played,
    PUBLIC_URL: site,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port},capacitor://localhost,https://localhost,careers.candor.app://open`,
    AUTH_SIGNING_KEY: key,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    METRICS_PORT: String(port + 3),
    LOG_LEVEL: 'warn',
  });
}

function tell(site: string, stripe: FakeStripe | undefined): void {
  const lines = [
    ['Candor', site],
    ['Mailbox', `${site}/dev/mailbox`],
    ['Pieces', `${site}/dev/components`],
    ['API', `${site}/api`],
    ...seededPeople.map(({ email, password, isPremium }) => [
      isPremium ? 'Premium' : 'Free',
      `${email}  ${password}`,
    ]),
    ...(stripe
      ? [
          ['Stripe', `${stripe.url} (played)`],
          ['Cards', cardNames.join(', ')],
        ]
      : []),
  ];
  console.log(`\n${lines.map(([name = '', text]) => `  ${name.padEnd(9)}${text}`).join('\n')}\n`);
}

const cardNames = [
  `${testCards.paid} pays`,
  `${testCards.declined} is declined`,
  `${testCards.insufficient} has too little`,
  `${testCards.failsLater} fails at renewal`,
  `${testCards.authenticate} asks the bank`,
];

async function start(): Promise<void> {
  const { PORT: port, NODE_ENV } = readConfig();
  if (NODE_ENV === 'production')
    throw new Error('npm run dev plays the outside world; production is npm start.');
  await mkdir(dataFolder, { recursive: true });
  const site = `http://localhost:${port}`;
  const stripe = await startStripe(port + 4, port + 1);
  const mail = await startMailCatcher();
  const sources = await playSources(readConfig());
  stops.unshift(mail.stop, sources.stop);
  const config = await settingsFor(site, port, {
    ...stripe?.settings,
    ...sources.settings,
    SMTP_URL: mail.smtpUrl,
  });
  log = createLog(config);
  const running = await startProcess(
    { ...config, PORT: port + 1 },
    { drainMs: 0, extend: mail.serveMailbox, log, warm: true },
  );
  stops.unshift(running.stop);
  await Promise.all([startWeb(config, port + 1), seed(running, stripe)]);
  readBoards(running);
  drawThumbnails();
  tell(site, stripe);
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
  console.error(error instanceof RefusedStart ? error.message : error);
  return stop(1);
});
