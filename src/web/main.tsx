import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadAuthClient, mayBeSignedIn } from './auth-client.ts';
import { afterFirstScreen } from './first-screen.ts';
import { activateLocale } from './locales/i18n.ts';
import { awaitInstallPrompt } from './native/install-prompt.ts';
import { settings } from './settings.ts';
import { preloadParts } from './ui/lazy-part.ts';
import './styles.css';

// The content security policy allows no styles without the page's nonce.
if (settings.styleNonce) setNonce(settings.styleNonce);

// Ahead of the first paint, which waits for it then; whoever needs it asks again and hears of a failure.
if (mayBeSignedIn()) loadAuthClient().catch(() => undefined);

awaitInstallPrompt();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');

await activateLocale(location.search);
// As a transition it is drawn in slices of a few milliseconds, and a tap in between is answered.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

void afterFirstScreen().then(() => {
  preloadParts();
  // Without a worker nothing opens offline and nothing can be shared in; the rest works.
  void import('./native/app-update.ts').then((file) => file.registerWorker());
});
