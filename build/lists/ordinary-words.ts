import { keyOf, wordsOf } from '#domain/language/words.ts';
import type { Row } from './tables.ts';

/** Ordinary words that are also names of products, or short for a subject, and stand in many resumes. */
const small =
  'able access account act active agile air alert alpha amber anchor apex apple arc area arena art ask aspect asset atlas audio base basic beacon beam bear bench best beta blue board bolt bond book boost boot box branch brass bridge bright brush buffer build bus business buzz cage calendar call camera campaign candle canvas capture car card care cart case cash cast catalyst center chain change chart chat chef circle class clean clear click client clip clock cloud coach coal code coffee color community compass complete concept concrete connect console construct content context control cook core craft cream crew crystal cube current custom cycle dash dashboard data day deal deck delivery delta demand desk detail device dial direct discovery diver dock document domain door draft drama draw dream drill drive dry dust eagle earth east echo edge element elements email empire encompass energy engine enterprise epic essential event evolution excel exchange express eye fabric face factory falcon fast field file film fire first fish flash fleet flex flow focus force form forum foundation frame freedom front fuel fusion future galaxy game garage gate gateway general gold good graph grasp green grid ground group grow guard guide hand harvest health heart help hero hive home horizon host house hub human ice icon idea image impact index info ink inside insight inspire install integrity interact interface invoice iron jet job journey jump key kitchen lab label land language lattice launch leaf lean learn ledger legend level library life light lightning line link list live load local lock log logic loop lotus magic mail maintain manage map mark market master match matrix maze media memory menu message metal method mind mirror mobile model modern money monitor motion mount move music nation native nature net network news nexus night node north notes nova number oasis ocean office online open optics orange orbit order organic origin outlook output page paint panel paper park parts pass path pay peak people phone photo pilot pipe pixel place plan planet planner plant platform play plus point portal post power practice press prime print prism process profile program project promise prompt proof public pulse push puppet quality quest question quick radar radio rain range rapid reach reader ready real reason record recovery red reflect register relay remote report rescue research reserve resource response rest result review ring rise river road rock root round route rule run rust safe sage sail salt sample scale scan scene school science scope score scout scratch screen script sea search season secure select sense serve service set shape share shell shift ship shop show sign signal silver sketch sky slack smart snap social solid solution sound source space spark speak spectrum speed spirit sport spot spring stage standard star start station steel step stone stop store storm story stream street strong studio style summit sun support surface survey swift switch system table tableau talk target task teach team tech term test text theory think thread tiger time tool top touch track trade train travel tree trend trust truth tune turn type union unit unity update value vault vector venture view vision voice wave way web weather welcome west wheel white wind window wire wise wood word work world write writing yard zone zoom';

/** Tells an ordinary word: one of the small list, or of those our own lists take for parts of any sentence. */
export function createOrdinaryWords(lists: {
  actionVerbs: Row[];
  softWords: Row[];
  synonyms: Row[];
}): (word: string) => boolean {
  const forms = [
    ...small.split(' '),
    ...lists.softWords.map(({ word = '' }) => word),
    ...lists.synonyms.flatMap(({ words = '' }) => words.split('|')),
    ...lists.actionVerbs.flatMap(({ verb = '', past = '', gerund = '' }) => [
      verb,
      `${verb.replace(/e$/, '')}ing`,
      ...past.split('|'),
      ...gerund.split('|'),
    ]),
  ];
  const known = new Set(forms.flatMap((form) => wordsOf(form).map(({ key }) => key)));
  return (word) => known.has(keyOf(word));
}
