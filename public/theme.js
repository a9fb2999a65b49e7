// Runs before the first paint, so that a light page never flashes dark, and whoever is signed in never sees a visitor's
// navigation. Kept in a file of its own because the content security policy allows no inline script. The app's side of
// it is src/web/theme.ts and src/web/auth-client.ts.
(() => {
  var theme = null;
  var mayBeSignedIn = false;
  try {
    theme = localStorage.getItem('theme');
    mayBeSignedIn = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch (error) {
    console.warn('The theme could not be read.', error);
  }
  var light = theme === 'light';
  document.documentElement.classList.toggle('dark', !light);
  document.documentElement.classList.add('has-script');
  if (mayBeSignedIn) document.documentElement.classList.add('opens-app');
  // A tool's files, along with the app's. A visitor is asked to sign in instead, and gets none of them but for the sample.
  var parts = document.currentScript?.dataset.parts?.split(' ') ?? [];
  var isForEverybody = /[?&]sample=1(?:&|$)/.test(location.search);
  if (mayBeSignedIn || isForEverybody)
    document.head.append(
      ...parts.map((href) =>
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      ),
    );
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', light ? '#EEF2F7' : '#0F172A');
})();
