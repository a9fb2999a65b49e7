import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadAuthClient } from './auth-client.ts';
import { activateLocale } from './locales/i18n.ts';
import { registerWorker } from './native/shared-file.ts';
import { settings } from './settings.ts';
import { preloadParts } from './ui/lazy-part.ts';
import './styles.css';

// The content security policy allows no styles without the page's nonce.
if (settings.styleNonce) setNonce(settings.styleNonce);

// Ahead of the first paint; whoever needs it asks again and hears of a failure.
loadAuthClient().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');

await activateLocale(location.search);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// After everything the first screen needs.
const prepare = () => {
  preloadParts();
  registerWorker();
};
if (document.readyState === 'complete') prepare();
else addEventListener('load', prepare, { once: true });
