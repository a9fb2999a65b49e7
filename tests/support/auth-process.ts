import { startAuthApp } from './auth-app.ts';

/** The sign-in module in a process of its own, to be reached by its address alone. Settings come as JSON. */
const options = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string;
  settings: Record<string, string>;
};
const app = await startAuthApp(options);
process.send?.({ authUrl: app.authUrl, siteUrl: app.siteUrl, mailboxUrl: app.mailboxUrl });
process.once('SIGTERM', () => {
  app.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
