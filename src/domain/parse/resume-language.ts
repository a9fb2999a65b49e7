import { franc } from 'franc-min';

const tags: Readonly<Record<string, string>> = {
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  deu: 'de',
  por: 'pt',
  pol: 'pl',
  ita: 'it',
  nld: 'nl',
};

/** The language of the most of a resume, as a BCP 47 tag. Scripts decide where they can. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 6000);
  const kana = sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (kana > 20 && kana + han > latin * 0.3) return 'ja';
  if (han > 20 && han > latin * 0.2) return 'zh';
  // Names, addresses and tools say little; sentences are in long lines.
  const prose = sample
    .split('\n')
    .filter((line) => line.length > 45 && !line.includes('@'))
    .join('\n')
    .slice(0, 1800);
  const found = franc(prose.length > 120 ? prose : sample.slice(0, 1800), { only: Object.keys(tags) });
  return tags[found] ?? 'en';
}
