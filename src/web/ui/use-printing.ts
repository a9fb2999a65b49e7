import { useEffect, useLayoutEffect } from 'react';

/**
 * Turns the whole document into sheets for as long as a print screen is shown: paper of the given size without
 * margins, white in either theme. A constructed style sheet passes the content policy.
 */
export function usePrintPage({ width, height }: { width: string; height: string }): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @page { size: ${width} ${height}; margin: 0 }
      :root:root { color-scheme: light; background: #fff }
      :root body, :root #root { display: block; min-block-size: 0; margin: 0; background: none }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [width, height]);
}

/** Tells whoever prints this page that everything stands: words, styles and fonts. */
export function usePrintReady(isReady: boolean, title: string): void {
  useEffect(() => {
    if (!isReady) return;
    // The browser proposes it as the file's name.
    document.title = title;
    document.documentElement.dataset.printReady = 'true';
    return () => {
      delete document.documentElement.dataset.printReady;
    };
  }, [isReady, title]);
}
