import { AuthClient } from '@supabase/auth-js';

/** Set when the page is bundled. */
declare const AUTH_URL: string;

declare global {
  interface Window {
    auth: InstanceType<typeof AuthClient>;
    events: string[];
    linkError: string | undefined;
  }
}

/** The smallest page that signs people in as the product does. */
const query = new URLSearchParams(location.search);
window.events = [];
window.auth = new AuthClient({
  url: AUTH_URL,
  flowType: query.get('flow') === 'implicit' || location.hash.includes('access_token') ? 'implicit' : 'pkce',
  storageKey: `sb-${location.hostname.split('.')[0]}-auth-token`,
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: true,
});
window.auth.onAuthStateChange((event, session) => {
  window.events.push(session ? `${event}:${session.user.email}` : event);
});

const token = query.get('token_hash');
const type = query.get('type');
if (token && (type === 'signup' || type === 'recovery')) {
  history.replaceState(null, '', location.pathname);
  void window.auth.verifyOtp({ token_hash: token, type }).then(({ error }) => {
    window.linkError = error?.message;
  });
}
