import { isFunctionWord } from '../../language/function-words.ts';
import { wordsOf } from '../../language/words.ts';
import { figureOf, joinNumbers } from './figures.ts';
import { sameWord } from './same-words.ts';
import { textRuns } from './text-runs.ts';
import { termsInText } from './work-terms.ts';

/** One sentence of a posting. */
export interface TellingSentence {
  words: ReadonlySet<string>;
  /** Figures, number words and months: a copy keeps them. */
  figures: ReadonlySet<string>;
  /** What's written as a name inside it: a person, a branch, a product. */
  names: ReadonlySet<string>;
  /** About the posting itself: who passes it on, how to apply, where it is. It comes and goes with the copy. */
  isFrame: boolean;
}

export interface TellingText {
  sentences: readonly TellingSentence[];
  /** Every word of it, and those of sentences that tell something. */
  words: ReadonlySet<string>;
  telling: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  /** By which others with the same sentences are found. */
  runs: readonly number[];
  /** What stands in sentences that say where the work is. */
  placeWords: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  /** Whether it speaks for somebody else. */
  isForClient: boolean;
}

/** More than this of a text doesn't tell vacancies apart any better. */
const longestRead = 4_000;

const forClient =
  /\b(?:our client\b|on behalf of|(?:for|by) (?:a|our|their|one of our) (?:\w+ )?clients?\b|client of ours|we act as an? (?:employment|recruitment)|employment (?:agency|business)|recruitment (?:agency|consultancy)|details of the employer|(?:has|have) asked us|(?:selecting|recruiting|hiring|search(?:ing)?) for (?:a|an|one|our|the)\b|working with (?:a|an|one of)\b|direct[- ]hire|unser(?:e[nmrs]?)? (?:auftraggeber|mandant|kunde)\w*|im (?:auftrag|namen)|notre client|nuestro cliente|para (?:un )?cliente|dla (?:naszego )?klienta|nasz(?:ego)? klient)/iu;
const frame =
  /\b(?:our client\b|on behalf of|exclusive to|apply (?:through|via|now|online|today|by|here)|(?:how )?to apply[,:.]|send (?:us )?(?:a|your|the) (?:cv|r[eé]sum[eé]|application)|shortlisted|employment (?:agency|business)|details of the employer|posted (?:via|by|on|through)|sourced from|partner (?:network|feed|site)|employer feed|ref(?:erence)?(?:\.| (?:no|number|code)|:| ?#)|job (?:id|ref)|requisition (?:id|no|number|#)|employment type|job type|seniority:|\[?read more\]?$|see (?:full )?description|view (?:the )?(?:full|original)|closing date|(?:job|vacancy|posting|applications?) close[sd]?|(?:closing|application) deadline|deadline (?:for|is)|recruit(?:ing|ment) (?:for|on|agency|consultan|partner)|ansprechpartner|bewerb(?:en|ung)|ihre (?:vollst[äa]ndigen )?(?:bewerbungs)?unterlagen|unser(?:e[nmrs]?)? (?:auftraggeber|mandant|kunde)|candidature|candidatura|postulez|aplikuj|cv to|click (?:here|apply|below|on|the)|(?:full )?job description|about the (?:job|role)|the role:?$|consultant at|call us|quoting (?:ref|\S*\d)|in confidence|confidential (?:chat|call|conversation|discussion|yarn)|contacted by|sous la r[eé]f[eé]rence|votre cv|will be arranged by|(?:has|have) asked us|is working with|we are (?:selecting|recruiting)|env[ií]a (?:tu|su))/iu;
const placeFrame =
  /^(?:location|place|based|office|standort|arbeitsort|lieu|ubicaci[oó]n|miejsce)\b|\b(?:(?:position|role|job|post|work) is (?:based |located )?(?:in|at)|(?:you would|you'd|you will|you'll) join (?:our|the)|based (?:on site )?(?:in|at)|on[- ]site,|arbeitsort ist|work is (?:in|done)|basada? en|bas[ée]e? [àa])(?!\p{L})/iu;
const paySentence = /[$£€¥]\s?\d|\d\s?(?:€|£|k\b)/iu;

const shortForms: Readonly<Record<string, string>> = {
  yrs: 'years',
  yr: 'years',
  exp: 'experience',
  reqs: 'requirements',
  mgmt: 'management',
  hrs: 'hours',
  approx: 'approximately',
};

/** Words that a copy puts in or takes out without saying anything else. */
const idle = new Set(
  'role job position vacancy team candidate opportunity company client employer apply'
    .split(' ')
    .map(sameWord),
);

export function readTellingText(description: string): TellingText {
  const text = description.slice(0, longestRead);
  const parts = text.split(/\n+|[•●▪·]|(?<=[.!?…;]["”’)]?)\s+/u).filter((part) => part !== '');
  const sentences = parts.map(readSentence).filter(({ words }) => words.size > 0);
  const telling = sentences.filter(({ isFrame }) => !isFrame).map(({ words }) => words);
  const placed = parts.filter((part) => placeFrame.test(part));
  return {
    sentences,
    words: new Set(sentences.flatMap(({ words }) => [...words])),
    telling: new Set(telling.flatMap((words) => [...words])),
    figures: new Set(sentences.flatMap(({ figures }) => [...figures])),
    runs: textRuns(telling),
    placeWords: new Set(placed.flatMap((part) => wordsOf(part).map(({ key }) => key))),
    terms: termsInText(text),
    isForClient: forClient.test(text),
  };
}

function readSentence(text: string): TellingSentence {
  const words = new Set<string>();
  const figures = new Set<string>();
  const names = new Set<string>();
  wordsOf(joinNumbers(text)).forEach(({ text: spelled, key }, place) => {
    const full = shortForms[key] ?? key;
    const figure = figureOf(full);
    if (figure !== undefined) figures.add(figure);
    else if (!isFunctionWord(full) && !/'(?:ll|d|re|ve)$/.test(full)) {
      const word = sameWord(full);
      if (idle.has(word)) return;
      words.add(word);
      if (place > 0 && /^\p{Lu}/u.test(spelled)) names.add(word);
    }
  });
  // Pay is written in many ways; what it is, sources say by themselves.
  if (paySentence.test(text)) figures.clear();
  return { words, figures, names, isFrame: frame.test(text) || placeFrame.test(text) };
}
