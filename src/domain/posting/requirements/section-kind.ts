import { anyOf, anyPhrase, phrasePattern } from '../../language/phrase-pattern.ts';

/** What stands under a heading of a posting. `details` are place, hours and conditions. */
export type SectionKind =
  | 'must'
  | 'nice'
  | 'duty'
  | 'perk'
  | 'about'
  | 'apply'
  | 'legal'
  | 'details'
  | 'none';

/** Words that are headings of duties only where nothing else is said: "the role" against "the role requires". */
const roleHeadings = anyOf(
  'the (?:role|job|work|position|opportunity|desk|assignment|mission)',
  'your (?:mission|role|day|impact)',
  'in this (?:role|position|job)',
);

/**
 * How postings head what they ask and everything else, in the order in which it decides: "preferred qualifications" are nice
 * before they are qualifications, "essential duties" are duties before they are essential.
 */
const headings: readonly (readonly [SectionKind, RegExp])[] = [
  ['nice', anyPhrase('ask-headings/nice-headings')],
  ['nice', /歓迎|尚可|あると|あれば|加分|优先|優先/u],
  ['duty', anyPhrase('other-headings/duty-headings')],
  ['duty', /業務内容|仕事内容|職務内容|岗位职责|工作内容|工作职责|职责/u],
  // Demands that would otherwise be taken for something else: "you should apply if".
  ['must', anyPhrase('ask-headings/plain-must-headings')],
  ['perk', anyPhrase('other-headings/perk-headings')],
  ['perk', /待遇|福利|給与|薪资|薪酬/u],
  ['legal', anyPhrase('other-headings/legal-headings')],
  ['apply', anyPhrase('other-headings/apply-headings')],
  ['apply', /応募方法|选考|申请方式/u],
  ['details', anyPhrase('other-headings/detail-headings')],
  ['details', /勤務地|勤務時間|工作地点|工作时间/u],
  ['must', anyPhrase('ask-headings/must-headings')],
  ['must', phrasePattern.u`${'ask-headings/must-headings-east'}`],
  ['duty', roleHeadings],
  ['about', anyPhrase('other-headings/about-headings')],
  ['about', /会社概要|企業|公司简介|关于我们/u],
];

/** "Requirements & preferences": each item says which it is. */
const asksAndWishes = phrasePattern.u`^(?:requirements|qualifications|must[- ]haves?|essentials?|required)(?: and | ?[&/+] ?)(?:[\p{L}]+ ){0,2}(?:${'section-kind/asks-and-wishes'})`;

/** What a heading announces, by its words. `none`: it does not say. */
export function sectionKindOf(heading: string): SectionKind {
  const words = heading.toLowerCase().replace(/[’‘]/g, "'").trim();
  if (/^no /.test(words)) return 'none';
  if (asksAndWishes.test(words)) return 'must';
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none';
}
