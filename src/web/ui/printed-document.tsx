import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DocumentStyle } from '#documents/document-fonts.ts';
import { pageSizes } from '#documents/page-sizes.ts';
import type { PageSizeId } from '#domain/resume/page-limits.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import { usePrintPage, usePrintReady } from './use-printing.ts';

interface PrintedDocumentProps {
  pageSize: PageSizeId;
  /** The browser proposes it as the file's name. */
  title: string;
  css: string;
  fonts: { style: DocumentStyle; text: string; language: string };
  children: ReactNode;
}

/** Nothing of the app's own look reaches in. On the screen the paper ends where the sheet does. */
const hostCss = (width: string, height: string) =>
  `:host{all:initial;display:block;width:${width}}
  @media screen{.r-pages{min-height:${height}}.r-paper{position:absolute}}`;

/** A document on the browser's own sheets, to be printed as it stands. */
export function PrintedDocument({ pageSize, title, css, fonts, children }: PrintedDocumentProps) {
  const { width, height } = pageSizes[pageSize];
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  useLayoutEffect(() => {
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css + hostCss(width, height));
    root.adoptedStyleSheets = [sheet];
  }, [root, width, height, css]);
  const hasFonts = useFonts(fonts);
  usePrintPage({ width, height });
  usePrintReady(root !== undefined && hasFonts, title);
  return (
    <>
      <div ref={attach} />
      {root && createPortal(children, root)}
    </>
  );
}

/** A font that cannot be had is told in the console; another face of the device stands in. */
function useFonts({ style, text, language }: PrintedDocumentProps['fonts']): boolean {
  const [hasFonts, setHasFonts] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadDocumentFonts(style, text, language)
      .catch((error: unknown) => console.error('A font of the document could not be loaded.', error))
      .finally(() => isCurrent && setHasFonts(true));
    return () => {
      isCurrent = false;
    };
  }, [style, text, language]);
  return hasFonts;
}
