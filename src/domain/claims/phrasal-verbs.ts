import type { Word } from '../text/words.ts';

/** Verbs of two words, and the plain ones that say the same. */
const phrasal: Readonly<Record<string, string>> = {
  'set up': 'establish found build create configure install start introduce launch organize arrange',
  'put together': 'assemble compile build create prepare',
  'put in': 'install introduce',
  'carried out': 'perform conduct execute complete',
  'looked after': 'maintain manage oversee handle keep care supervise',
  'look after': 'maintain manage oversee handle keep care supervise',
  'took care': 'handle manage maintain care',
  'take care': 'handle manage maintain care',
  'wrote up': 'document write record',
  'write up': 'document write record',
  'handed out': 'distribute give',
  'sent out': 'send distribute mail dispatch',
  'came up': 'rise develop devise advance',
  'made sure': 'ensure verify check',
  'make sure': 'ensure verify check',
  'kept track': 'track monitor record',
  'keep track': 'track monitor record',
  'got rid': 'eliminate remove',
  'brought down': 'reduce cut lower decrease',
  'went down': 'fall drop decrease decline',
  'went up': 'rise increase grow climb',
  'worked with': 'collaborate partner',
  'work with': 'collaborate partner',
  'rolled out': 'launch introduce deploy implement',
  'filled in': 'cover substitute',
  'tried out': 'trial pilot test',
  'took part': 'participate join contribute',
  'signed off': 'approve sign',
  'phased out': 'retire replace eliminate',
  'cleaned up': 'tidy clean organize',
  'found out': 'discover identify learn',
  'checked in': 'register receive',
  'picked out': 'select choose',
  'helped out': 'assist support help',
  'in charge': 'lead manage run oversee head supervise',
  'responsible for': 'manage own handle run oversee lead',
};

const meanings = new Map(Object.entries(phrasal).map(([phrase, verbs]) => [phrase, verbs.split(' ')]));

/** What the word says together with the next one, in plain verbs. */
export const meaningsOf = (words: readonly Word[], place: number): readonly string[] =>
  meanings.get(`${words[place]?.key} ${words[place + 1]?.key}`) ?? none;

const none: readonly string[] = [];
