import { premiumPrice } from '#contract/billing.ts';
import { originStandIn } from '#contract/page-paths.ts';
import type { BuiltFiles } from './built-files.ts';
import { face } from './front-font.ts';
import type { StaticPage } from './page-list.tsx';

/** The head of a page made at build. The server fills in the origin and, at `runtime-head`, its settings. */
export function headOf(page: StaticPage, files: BuiltFiles, css: string): string {
  const title = page.path === '/' ? page.title : `${page.title} · Candor`;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    '<meta name="theme-color" content="#0F172A">',
    scriptTag(files),
    `<link rel="preload" as="font" type="font/woff2" href="${files.fontAddress(face)}" crossorigin>`,
    `<style>${css}</style>`,
    '<!--runtime-head-->',
    files.links,
    page.path ? sharingTags(page, title, `${originStandIn}${page.path}`) : '',
    page.path === '/' ? productData(page.description) : '',
  ].join('');
}

function scriptTag({ script, entry, style, parts, later }: BuiltFiles): string {
  const lists = `data-parts="${parts.join(' ')}" data-later="${later.join(' ')}"`;
  return `<script src="${script}" data-entry="${entry}" data-style="${style}" ${lists}></script>`;
}

function sharingTags({ name, description }: StaticPage, title: string, address: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Candor',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${originStandIn}/og/${name}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictureText(name, title),
  };
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

const pictureText = (name: string, title: string) =>
  name === 'home' ? 'A line of a resume with its edits: struck words, and what replaced them.' : title;

/** For search engines. What it costs is what is charged. */
function productData(description: string): string {
  const offer = (name: string, cents: number) => ({
    '@type': 'Offer',
    name,
    price: (cents / 100).toFixed(2),
    priceCurrency: premiumPrice.currency.toUpperCase(),
  });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Candor',
    description,
    url: `${originStandIn}/`,
    image: `${originStandIn}/og/home.png`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    offers: [offer('Free', 0), { ...offer('Premium', premiumPrice.cents), description: 'Per month' }],
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
