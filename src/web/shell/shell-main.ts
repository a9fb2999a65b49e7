import './painted-bar.css';
import { startShell } from './start-shell.ts';

// What the page of the native shell starts with. The app reads the session and the address first, so it comes second;
// and not awaited here, because the build may put this file into one that the app imports.
void startShell().then(() => import('../main.tsx'));
