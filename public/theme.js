// Runs before the first paint, so that a light page never flashes dark. Kept in a file of its own because
// the content security policy allows no inline script. The app's side of it is src/web/theme.ts.
(() => {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch (error) {
    console.warn('The theme could not be read.', error);
  }
  var light = theme === 'light';
  document.documentElement.classList.toggle('dark', !light);
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', light ? '#EEF2F7' : '#0F172A');
})();
