import { anyOf, anyPhrase } from '../../language/phrase-pattern.ts';

// How postings head everything that is not asked of the applicant.

export const dutyHeadings = anyPhrase('other-headings/duty-headings');

export const dutyHeadingsEast = /業務内容|仕事内容|職務内容|岗位职责|工作内容|工作职责|职责/u;

export const perkHeadings = anyPhrase('other-headings/perk-headings');

export const perkHeadingsEast = /待遇|福利|給与|薪资|薪酬/u;

export const legalHeadings = anyPhrase('other-headings/legal-headings');

export const applyHeadings = anyPhrase('other-headings/apply-headings');

export const applyHeadingsEast = /応募方法|选考|申请方式/u;

export const detailHeadings = anyPhrase('other-headings/detail-headings');

export const detailHeadingsEast = /勤務地|勤務時間|工作地点|工作时间/u;

/** Words that are headings of duties only where nothing else is said: "the role" against "the role requires". */
export const roleHeadings = anyOf(
  'the (?:role|job|work|position|opportunity|desk|assignment|mission)',
  'your (?:mission|role|day|impact)',
  'in this (?:role|position|job)',
);

export const aboutHeadings = anyPhrase('other-headings/about-headings');

export const aboutHeadingsEast = /会社概要|企業|公司简介|关于我们/u;
