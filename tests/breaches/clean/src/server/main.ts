import { openApp } from './app.ts';
import { readConfig } from './config.ts';

await openApp(readConfig().name);
