const loading = new Map<string, Promise<void>>();

/** Once a page, however often it's asked for: whoever asks while it's on its way waits for it, too. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = addScript(src);
  loading.set(src, loaded);
  // The next to ask tries again.
  loaded.catch(() => loading.delete(src));
  return loaded;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The stand-in for the payment script could not be loaded.'));
    };
    document.head.append(script);
  });
}
