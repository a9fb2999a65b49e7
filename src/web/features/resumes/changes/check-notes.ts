import type { I18n, MessageId } from '@lingui/core';
import type { CheckNote, ContactPart, GateNote, MainSection, Untidy } from '#domain/score/check-notes.ts';
import { type Sentences, sentenceOf } from './sentences.ts';

const contactWords: Readonly<Record<ContactPart, MessageId>> = {
  email: 'e-mail',
  name: 'name',
  phone: 'phone',
  location: 'place',
};

const sectionWords: Readonly<Record<MainSection, MessageId>> = {
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  summary: 'summary',
};

const untidyWords: Readonly<Record<Untidy['what'], MessageId>> = {
  cliches: '{count} possible clichés',
  'first-person': '{count} lines with “I” or “my”',
  blanks: 'text left to fill in',
  filler: 'a line that says nothing',
  'skills-twice': 'skills listed twice',
};

const oneUntidy: Readonly<Partial<Record<Untidy['what'], MessageId>>> = {
  cliches: '1 possible cliché',
  'first-person': '1 line with “I” or “my”',
};

/** "2 possible clichés (“team player”, “go-getter”)": whoever is told of them wants to know which. */
function untidyText({ what, count, found }: Untidy, i18n: I18n): string {
  const text = i18n._(count === 1 ? (oneUntidy[what] ?? untidyWords[what]) : untidyWords[what], { count });
  return found.length === 0 ? text : `${text} (${found.map((words) => `“${words}”`).join(', ')})`;
}

const sectionList = (sections: readonly MainSection[], i18n: I18n) =>
  sections.map((section) => i18n._(sectionWords[section])).join(', ');

/** Of a single check: why it gave what it gave. */
const notes: Sentences<CheckNote> = {
  'contact-complete': 'Name, e-mail, phone and place are all there.',
  'contact-missing': ({ parts }, i18n) =>
    i18n._('Make sure these are easy to find: {parts}.', {
      parts: parts.map((part) => i18n._(contactWords[part])).join(', '),
    }),
  'sections-complete': 'All four main sections are there.',
  'sections-missing': ({ sections }, i18n) =>
    i18n._('We couldn’t tell which part of it is: {sections}.', { sections: sectionList(sections, i18n) }),
  'skills-unmatched': 'List skills that the lines about your work show.',
  'dates-missing':
    'We couldn’t match dates to every job. Put them beside each title, such as “Mar 2019 – Jun 2021”.',
  'dates-mixed': 'Dates are written in more than one way.',
  'english-only': 'This check reads English only.',
  'no-lines': 'We couldn’t tell which lines say what you did in a job, so this doesn’t count.',
  'lines-unsure': 'We may have missed some lines about your work.',
  'lines-with-verb': 'As far as we can tell, lines that open with what you did: {count} of {of}.',
  'lines-with-number':
    'As far as we can tell, lines that say how much, how many or how often: {count} of {of}.',
  'lines-well-sized': 'As far as we can tell, lines of a good length: {count} of {of}.',
  'lines-without-duty':
    'As far as we can tell, lines that open without “responsible for” or the like: {count} of {of}.',
  length: 'Aim for {enough} to {most} words about your work.',
  tidy: 'It looks tidy: none of the clichés we look for, nothing said twice and nothing left to fill in.',
  untidy: ({ found }, i18n) =>
    i18n._('Found: {found}.', {
      found: found.map((each) => untidyText(each, i18n)).join('; '),
    }),
  'no-own-skills': 'List skills that the lines about your work show.',
  'skills-of-posting':
    'Skills that the posting names count in the match, not here, and we found fewer than two others in your list.',
  'too-many-skills': 'You list {count} skills. Lists of more than {most} don’t earn points here.',
  'skills-seen': ({ skills }, i18n) =>
    i18n._('We saw skills of your list in the rest of your resume, for example: {names}.', {
      names: skills.join(', '),
    }),
  'no-skills-asked': 'The posting asks for no skill that a resume can show.',
  'asked-skills-shown': 'Your resume shows {count} of {of} skills the posting asks for.',
  'no-years-asked': 'The posting asks for no number of years.',
  years: 'We counted about {years} years of relevant experience; the posting asks for {asked}.',
  'no-credentials-asked': 'The posting asks for no license or certificate.',
  'asked-credentials-held': '{count} of {of} licenses and certificates found.',
  'no-education-asked': 'The posting asks for no degree.',
  'asked-education-found': '{count} of {of} degrees found.',
  'no-place-asked': 'The posting asks for no place or permit that a resume can show.',
  'asked-conditions-met': '{count} of {of} conditions found.',
};

export const checkNotes = (list: readonly CheckNote[], i18n: I18n): string =>
  list.map((note) => sentenceOf(notes, note, i18n)).join(' ');

const gates: Sentences<GateNote> = {
  'too-short': 'Under {fewestWords} words there is too little to score.',
  'no-history': 'We couldn’t tell a job or a school in it from the rest. A heading above each part helps us.',
  gibberish: 'We couldn’t make sense of this text.',
  'must-not-found': ({ what }, i18n) =>
    i18n._(
      what === 'license'
        ? 'The posting insists on a license that we didn’t find or that has expired. Without it the score can’t go higher.'
        : 'The posting insists on a permit to work that we didn’t find. Without it the score can’t go higher.',
    ),
};

export const gateText = (gate: GateNote, i18n: I18n): string => sentenceOf(gates, gate, i18n);
