import type { Lexicon } from '../../lexicon.ts';
import { isFunctionWord } from '../../score/function-words.ts';
import { wordsOf } from '../../text/words.ts';
import { capital } from './rewritten-line.ts';

/** What wishes are made of. A sentence of nothing else says only that a job is wanted. */
const ofWishes = new Set(
  'seeking seek looking look position role job opportunity opportunities career company organization organisation environment team skills skill abilities ability experience knowledge use utilize utilise leverage apply grow growing growth learn develop contribute contribution challenging challenge rewarding new next where further professional professionally objective goal obtain secure hoping hope wish work working best good great make take advance full time'.split(
    ' ',
  ),
);

/** What praise is made of. A sentence of nothing else could stand in anybody's resume. */
const ofPraise = new Set(
  'excellent strong great good outstanding exceptional superb solid effective proven communication communicator organizational organisational interpersonal written verbal oral people time management leadership analytical multitasking teamwork skills skill abilities ability problem solving problem-solving solver team player work ethic attitude attention detail'.split(
    ' ',
  ),
);

const wish = /\b(?:seeking|looking (?:for|to)|in search of|hoping to|to obtain|to secure|objective)\b/iu;

/** Nothing but worn phrases, nothing but a wish, or nothing but praise. */
export function isEmptySentence(sentence: string, lexicon: Lexicon): boolean {
  const words = wordsOf(sentence);
  if (/\d/.test(sentence)) return false;
  const worn = lexicon.cliches.find(words);
  const telling = words.filter(({ key }) => !isFunctionWord(key));
  const left = telling.filter(
    ({ start }) => !worn.some((phrase) => start >= phrase.start && start < phrase.end),
  );
  if ((worn.length > 0 || wish.test(sentence)) && left.every(({ key }) => ofWishes.has(key))) return true;
  return telling.length > 1 && left.every(({ key }) => ofPraise.has(key));
}

const naming = /^I(?:['’]m| am) an? /u;
const praise =
  /^(?:dedicated|motivated|driven|dynamic|reliable|seasoned|accomplished|committed|diligent|hard working)(?![\p{L}-])/iu;
/** What is left may be no more than "individual": then the praise was all there was. */
const anybody =
  /^(?:individual|person|professional|candidate|worker|employee|man|woman|student|and|or|to|for)\b/iu;

/**
 * "Results-driven and detail-oriented project manager with…" → "Project manager with…". A sentence that has lost its
 * subject is given the person's own title; what cannot be told for sure is left alone.
 */
export function withoutWornOpening(
  sentence: string,
  { title, isOfI }: { title: string; isOfI: boolean },
  lexicon: Lexicon,
): string {
  const unproven = sentence.replace(/(?<=\s)proven (?=(?:track )?record\b)/gu, '');
  const opening = naming.exec(unproven)?.[0] ?? '';
  const start = unproven.slice(opening.length).replace(/^an? (?=\p{L})/iu, '');
  let rest = start;
  for (let worn = wornAtStart(rest, lexicon); worn > 0; worn = wornAtStart(rest, lexicon))
    rest = rest.slice(worn);
  if (rest === start || anybody.test(rest) || !/^\p{L}/u.test(rest)) return unproven;
  if (/^(?:with|in|who|of|from)\b/iu.test(rest)) {
    // Later sentences speak of the person whom the first one names.
    if (title === '' && /^with (?:over |more than )?\d/iu.test(rest))
      return capital(rest.slice('with '.length));
    return title === '' || opening !== '' ? unproven : `${title} ${rest}`;
  }
  if (opening === '' || !isOfI) return capital(rest);
  return `I am ${/^[aeiou]/iu.test(rest) ? 'an' : 'a'} ${rest}`;
}

/** How long the worn phrase is that opens the text, with what joins it to the next word. */
function wornAtStart(text: string, lexicon: Lexicon): number {
  const [first] = lexicon.cliches.find(wordsOf(text.slice(0, 80)));
  const isListed = first?.start === 0 && first.value.kind === 'self-praise';
  const end = isListed ? first.end : (praise.exec(text)?.[0].length ?? 0);
  if (end === 0) return 0;
  return end + (/^(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s+)/u.exec(text.slice(end))?.[0].length ?? 0);
}
