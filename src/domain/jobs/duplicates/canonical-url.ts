import { phrasePattern } from '../../language/phrase-pattern.ts';

/** What a link carries to tell where its reader came from: it changes nothing about where it leads. */
const tracking = phrasePattern.i`^(?:${'canonical-url/tracking'})$`;

/** What a page of many postings is called: such a link names none of them. */
const listPage = phrasePattern.i`^\/?(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:${'canonical-url/list-page'})?\/?$`;

/** Where a link leads, whatever it tells about its reader; null where it leads to no single posting. */
export function canonicalUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const kept = [...searchParams]
    .filter(([name]) => !tracking.test(name))
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .toSorted();
  const path = pathname.replace(/\/+$/, '').replace(/\/(?:apply|application)$/i, '');
  if (listPage.test(path) && kept.length === 0) return null;
  return `${hostname.replace(/^www\./, '').toLowerCase()}${path}${kept.length === 0 ? '' : `?${kept.join('&')}`}`;
}
