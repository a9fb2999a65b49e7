import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { mendSpelling } from './mend-spelling.ts';
import type { RewrittenLine } from './rewritten-line.ts';

/** Slips that mean one thing only. */
const slips: ReadonlyMap<string, string> = new Map(
  `recieve:receive recieved:received recieving:receiving acheive:achieve acheived:achieved acheivement:achievement
  acheivements:achievements managment:management managemnt:management maintainance:maintenance maintenence:maintenance
  maintainence:maintenance responsable:responsible resposible:responsible responsibile:responsible
  responsibilites:responsibilities responsiblities:responsibilities seperate:separate seperated:separated
  definately:definitely occured:occurred occuring:occurring accomodate:accommodate accomodated:accommodated
  accomodation:accommodation calender:calendar liason:liaison liasion:liaison succesful:successful
  succesfully:successfully sucessful:successful sucessfully:successfully successfull:successful experiance:experience
  expereince:experience enviroment:environment enviroments:environments aprehended:apprehended policys:policies enviromental:environmental goverment:government buisness:business
  bussiness:business comunication:communication comunicate:communicate communciation:communication
  proffesional:professional profesional:professional custumer:customer custumers:customers equipement:equipment
  equiptment:equipment assisstant:assistant asistant:assistant assited:assisted implimented:implemented
  implmented:implemented developped:developed orginized:organized coordianted:coordinated cordinated:coordinated
  schedual:schedule schedualing:scheduling scedule:schedule scheduel:schedule inventroy:inventory knowlege:knowledge
  knowledgable:knowledgeable langauge:language begining:beginning beleive:believe refered:referred
  transfered:transferred prefered:preferred commited:committed comittee:committee committment:commitment untill:until
  whith:with wich:which teh:the adn:and thier:their becuase:because trainning:training trainned:trained
  plannned:planned analized:analyzed quaterly:quarterly guage:gauge independant:independent
  independantly:independently efficent:efficient efficently:efficiently anually:annually garantee:guarantee
  recomended:recommended reccomended:recommended occassion:occasion vaccum:vacuum restaraunt:restaurant
  restuarant:restaurant technitian:technician techincal:technical proccess:process proccessed:processed
  procedurs:procedures oppurtunity:opportunity oportunity:opportunity excelent:excellent adress:address
  adressed:addressed dont:don't didnt:didn't doesnt:doesn't wasnt:wasn't isnt:isn't couldnt:couldn't
  wouldnt:wouldn't havent:haven't hasnt:hasn't ive:I've`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** A word of the text alone: no part of an address, a name with a dot, or a compound. */
const word = /(?<![\p{L}\p{N}'’@./_-])\p{L}+(?![\p{L}\p{N}'’@/_-]|\.\p{L})/gu;

const days = /(?<![\p{L}-])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![\p{L}-])/gu;
const months =
  /(?<![\p{L}-])(?:january|february|april|july|september|october|november|december)(?![\p{L}-])/gu;

const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const mendedWords2 = phrasePattern.gu`(?<=(?:\p{Ll}{3}|\d{2}|\d%|\))\. )(?<!\b(?:${'mend-english/mend-english-mended-2'})\. )\p{Ll}(?=\p{Ll}+ )`;

const mendedWords = phrasePattern.gu`(?<![\p{L}\p{N}'’.-])([Aa])(?= (?:(?!${'mend-english/mend-english-mended'})[aeiou]\p{Ll}|honest|honor|heir))`;

/** What is a slip in English: spelling, a word twice, "i" for I, "a" for an, a space before a colon (which French wants). */
export function mendEnglish(text: string, lexicon: Lexicon): RewrittenLine | undefined {
  const mended = mendSpelling(text, lexicon)
    .replace(word, (written, at: number) => {
      const right = slips.get(written.toLowerCase());
      // A capital inside a sentence may be somebody's name.
      const isPlain = written === written.toLowerCase() || (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(written));
      if (right === undefined || !isPlain) return written;
      return at === 0 ? upper(right) : right;
    })
    .replace(/(?<![\p{L}-])alot(?= of)/gu, 'a lot')
    .replace(/ +([;:!?])(?=\s|$)/gu, '$1')
    .replace(/(?<![\p{L}\p{N}-])(?!had |that |very |so )(\p{Ll}{2,}|a) \1(?![\p{L}\p{N}'’-])/gu, '$1')
    .replace(/(?<=^|\s)i(?=\s+\p{Ll}|'m\b|'ve\b)/gu, 'I')
    .replace(mendedWords, '$1n')
    .replace(days, upper)
    .replace(months, upper)
    .replace(mendedWords2, (letter) => letter.toUpperCase());
  return mended === text ? undefined : { text: mended, reason: 'grammar' };
}
