import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from './app.tsx';
import { loadAuthClient } from './auth-client.ts';
import { activateLocale } from './locales/i18n.ts';
import { settings } from './settings.ts';
import './styles.css';

// The content security policy allows neither compiled code nor styles without the page's nonce.
config({ jitless: true });
if (settings.styleNonce) setNonce(settings.styleNonce);

void loadAuthClient();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');

await activateLocale(location.search);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
