import { phrasePattern } from './phrase-pattern.ts';

/** Number words by language. Compounds ("twenty-two", "zweiundzwanzig") are put together by rule. */
const lists: Readonly<Record<string, string>> = {
  en: 'zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 dozen:12',
  es: 'uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciseis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiun:21 veintiuno:21 veintiuna:21 veintidos:22 veintitres:23 veinticuatro:24 veinticinco:25 veintiseis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 docena:12 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 quinientos:500 quinientas:500 seiscientos:600 setecientos:700 ochocientos:800 novecientos:900',
  fr: 'deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 septante:70 huitante:80 nonante:90 dizaine:10 douzaine:12 quinzaine:15 vingtaine:20 trentaine:30 cinquantaine:50 centaine:100',
  de: 'zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwolf:12 dreizehn:13 vierzehn:14 funfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 dreissig:30 vierzig:40 funfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 dutzend:12',
  pt: 'dois:2 duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19 dezanove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 duzia:12 duzentos:200 trezentos:300 quinhentos:500',
  pl: 'dwa:2 dwie:2 dwoch:2 dwoma:2 dwojga:2 trzy:3 trzech:3 trzema:3 troje:3 cztery:4 czterech:4 czterema:4 piec:5 pieciu:5 szesc:6 szesciu:6 siedem:7 siedmiu:7 osiem:8 osmiu:8 dziewiec:9 dziewieciu:9 dziesiec:10 dziesieciu:10 jedenascie:11 jedenastu:11 dwanascie:12 dwunastu:12 trzynascie:13 trzynastu:13 czternascie:14 czternastu:14 pietnascie:15 pietnastu:15 szesnascie:16 szesnastu:16 siedemnascie:17 siedemnastu:17 osiemnascie:18 osiemnastu:18 dziewietnascie:19 dziewietnastu:19 dwadziescia:20 dwudziestu:20 trzydziesci:30 trzydziestu:30 czterdziesci:40 czterdziestu:40 piecdziesiat:50 piecdziesieciu:50 szescdziesiat:60 siedemdziesiat:70 osiemdziesiat:80 dziewiecdziesiat:90',
};

const multiplierLists: Readonly<Record<string, string>> = {
  en: 'hundred:100 thousand:1000 million:1000000 millions:1000000 billion:1000000000 lakh:100000 lakhs:100000 crore:10000000 crores:10000000 dozen:12',
  es: 'cien:100 ciento:100 mil:1000 millon:1000000 millones:1000000',
  fr: 'cent:100 cents:100 mille:1000 million:1000000 millions:1000000 milliard:1000000000 milliards:1000000000',
  de: 'hundert:100 tausend:1000 million:1000000 millionen:1000000 milliarde:1000000000 milliarden:1000000000',
  pt: 'cem:100 cento:100 mil:1000 milhao:1000000 milhoes:1000000',
  pl: 'sto:100 stu:100 tysiac:1000 tysiace:1000 tysiecy:1000 milion:1000000 miliony:1000000 milionow:1000000',
};

const tableOf = (list: string) =>
  new Map(
    list.split(' ').map((pair): [string, number] => {
      const [word = '', value = ''] = pair.split(':');
      return [word, Number(value)];
    }),
  );

const words = new Map(Object.entries(lists).map(([language, list]) => [language, tableOf(list)]));
const multipliers = new Map(
  Object.entries(multiplierLists).map(([language, list]) => [language, tableOf(list)]),
);

/** Ends that make a number word an adjective: "sechsköpfig", "siedmioletni", "zehnjährig". */
const adjectiveEnds: Readonly<Record<string, RegExp>> = {
  de: phrasePattern.plain`^(.+?)(?:${'number-words/adjective-ends-de'})(?:e[rmsn]?)?$`,
  pl: phrasePattern.plain`^(.+?)(?:letni|osobow|miesieczn|dniow|tygodniow|krotn)(?:${'number-words/adjective-ends-pl'})?$`,
};

export const isMultiplier = (key: string, language: string) => multipliers.get(language)?.get(key);

/** What a single word (in its compared form) says as a number, if anything. */
export function numberWord(key: string, language: string): number | undefined {
  const table = words.get(language);
  if (!table) return undefined;
  const plain = table.get(key);
  if (plain !== undefined) return plain;
  if (language === 'de') return germanNumber(key, table);
  if (language === 'pl') return polishAdjective(key, table);
  return undefined;
}

const germanParts = phrasePattern.plain`${'number-words/german-parts'}`;

function germanNumber(key: string, table: ReadonlyMap<string, number>): number | undefined {
  if (!germanParts.test(key)) return undefined;
  const bare = adjectiveEnds.de?.exec(key)?.[1] ?? key;
  const plain = table.get(bare);
  if (plain !== undefined) return plain;
  const tens = /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(.+)$/.exec(bare);
  const ten = tens && table.get(tens[2] ?? '');
  if (tens && ten) return (tens[1] === 'ein' ? 1 : (table.get(tens[1] ?? '') ?? 0)) + ten;
  const hundreds = /^(.*?)(hundert|tausend)(.*)$/.exec(bare);
  if (!hundreds) return undefined;
  const many = hundreds[1] === '' || hundreds[1] === 'ein' ? 1 : germanNumber(hundreds[1] ?? '', table);
  const rest = hundreds[3] ? germanNumber(hundreds[3], table) : 0;
  if (many === undefined || rest === undefined) return undefined;
  return many * (hundreds[2] === 'hundert' ? 100 : 1000) + rest;
}

function polishAdjective(key: string, table: ReadonlyMap<string, number>): number | undefined {
  const bare = adjectiveEnds.pl?.exec(key)?.[1];
  if (!bare) return undefined;
  const own: Readonly<Record<string, number>> = {
    siedmio: 7,
    osmio: 8,
    dwu: 2,
    trzy: 3,
    cztero: 4,
    dziesiecio: 10,
  };
  return own[bare] ?? table.get(bare.replace(/o$/, '')) ?? table.get(bare.replace(/o$/, 'u'));
}

const hanDigits = '零一二三四五六七八九';

/** "十五", "二十二", "三百", "两" as numbers. */
export function hanNumber(text: string): number | undefined {
  let total = 0;
  let digit = 0;
  for (const letter of text.replace(/两/g, '二')) {
    const value = hanDigits.indexOf(letter);
    const power = { 十: 10, 百: 100, 千: 1000 }[letter];
    if (value >= 0) digit = value;
    else if (power) {
      total += (digit || 1) * power;
      digit = 0;
    } else return undefined;
  }
  return total + digit;
}
