/** The words of eight languages that dates in resumes are made of. Folded: lower case, no accents. */

const months: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'januar',
    'janner',
    'enero',
    'ene',
    'janvier',
    'janv',
    'janeiro',
    'styczen',
    'stycznia',
    'sty',
  ],
  [
    'february',
    'feb',
    'febr',
    'februar',
    'febrero',
    'fevrier',
    'fevr',
    'fev',
    'fevereiro',
    'luty',
    'lutego',
    'lut',
  ],
  ['march', 'mar', 'marz', 'maerz', 'marzo', 'mars', 'marco', 'marzec', 'marca', 'mrz'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr', 'kwiecien', 'kwietnia', 'kwi'],
  ['may', 'mai', 'mayo', 'maio', 'maj', 'maja'],
  ['june', 'jun', 'juni', 'junio', 'juin', 'junho', 'czerwiec', 'czerwca', 'cze'],
  ['july', 'jul', 'juli', 'julio', 'juillet', 'juil', 'julho', 'lipiec', 'lipca', 'lip'],
  ['august', 'aug', 'agosto', 'ago', 'aout', 'sierpien', 'sierpnia', 'sie'],
  [
    'september',
    'sept',
    'sep',
    'septiembre',
    'setiembre',
    'septembre',
    'setembro',
    'set',
    'wrzesien',
    'wrzesnia',
    'wrz',
  ],
  [
    'october',
    'oct',
    'oktober',
    'okt',
    'octubre',
    'octobre',
    'outubro',
    'out',
    'pazdziernik',
    'pazdziernika',
    'paz',
  ],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro', 'listopad', 'listopada', 'lis'],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'diciembre',
    'dic',
    'decembre',
    'dezembro',
    'grudzien',
    'grudnia',
    'gru',
  ],
];

/** The month, 1 to 12, of a folded word. */
export const monthOfWord: ReadonlyMap<string, number> = new Map(
  months.flatMap((words, place) => words.map((word): [string, number] => [word, place + 1])),
);

/** Accents may be written or not, so each letter that can carry one matches both. */
const accents: Readonly<Record<string, string>> = {
  a: 'aáàâäãą',
  c: 'cçć',
  e: 'eéèêëę',
  i: 'iíì',
  n: 'nñń',
  o: 'oóòôöõ',
  s: 'sś',
  u: 'uúùûü',
  z: 'zźż',
};

const accented = (word: string) => word.replace(/[aceinosuz]/g, (letter) => `[${accents[letter] ?? letter}]`);

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);

export const monthPattern = longestFirst(monthOfWord.keys()).map(accented).join('|');

/** Parts of a year that stand before it: seasons, terms, quarters. */
export const seasonPattern = [
  ...['spring', 'summers?', 'fall', 'autumn', 'winter', 'q[1-4]', 'h[12]', 'early', 'mid', 'late'],
  ...['(?:michaelmas|hilary|trinity|lent|easter|spring|summer|fall|autumn|winter) (?:term|semester|quarter)'],
  ...['fruhling|fruhjahr|sommer|herbst|wintersemester|sommersemester|wise|sose|ws|ss|anfang|mitte|ende'],
  ...['printemps|ete|automne|hiver', 'primavera|verano|otono|invierno|verao|outono|inverno'],
  ...['wiosna|lato|jesien|zima', 'inicio|principios|finales|debut|fin|semestre'],
]
  .flatMap((words) => (words.includes('(') ? [words] : words.split('|')))
  .map((words) => (/[[(]/.test(words) ? words : accented(words)))
  .join('|');

/** What is written for the end of something that goes on. */
export const presentPattern = [
  ...[
    '(?:the )?present(?: day| time)?',
    'pres\\.?',
    'now',
    'current(?:ly)?',
    'ongoing',
    'today',
    '(?:(?:to|till|until) )?date',
    'at[eé] [aà] data',
    'still (?:there|here|employed)',
  ],
  ...['(?:bis )?heute', 'aktuell', 'jetzt', 'laufend', 'gegenw[aä]rtig', 'dato', 'derzeit'],
  ...[
    '(?:l[ae] |o |el )?(?:pr[eé]sent(?:e)?|actualidad|actual(?:mente)?|atual(?:mente)?|momento(?: atual)?)',
    '(?:(?:a|hasta) )?la fecha',
    'o momento',
    'hoy',
    'hoje',
  ],
  ...["aujourd['’]hui", '[aà] ce jour', 'ce jour', 'en cours', 'en poste', 'actuel(?:lement)?', 'maintenant'],
  ...['obecnie', 'teraz', 'nadal', 'dzi[sś](?:iaj)?', 'chwili obecnej', 'trwa', 'heden', 'oggi', 'in corso'],
].join('|');

export const presentCjkPattern = '至今|迄今|现在|現在|現職|今日|在职|在職|今';

/** Ends of this kind that begin with a word which elsewhere joins the ends of a range. */
export const toPresentPattern = '(?:to|till) date(?! of)|[aà] ce jour|[aà] la fecha|at[eé] [aà] data';

export const sincePattern = 'since|seit|ab|depuis|desde|od|starting|from|a partir de|depuis le|desde el';

/** Words between the ends of a range. */
export const toPattern =
  "to|until|till|til|through|thru|bis(?: zum)?|[aà]|au|jusqu[’']?(?:[aà]|en)?|hasta|al|at[eé]|do";
