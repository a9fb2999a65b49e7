/** What a link carries to tell where its reader came from: it changes nothing about where it leads. */
const tracking =
  /^(?:utm_.*|.*clid|lever-(?:origin|source.*)|gh_(?:src|jid_src)|src|source|ref|refid|referrer|refer|cid|trk.*|track.*|tracking.*|campaign.*|mc_[ce]id|_ga|_gl|igshid|sid|session.*|affiliate.*|aff.*|partner.*|medium|origin|via|from|channel|feed.*|hs.*|spm|position|pagenum|click.*|lang|locale|hl|embed|iis|iisn|mode|bid|publisher)$/i;

/** What a page of many postings is called: such a link names none of them. */
const listPage =
  /^\/?(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:jobs?|careers?|karriere|stellen(?:angebote)?|vacancies|openings|positions|apply|join-?us|work-with-us|emplois?|empleos?|opportunities|search)?\/?$/i;

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
