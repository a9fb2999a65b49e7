import type { MessageId } from '@lingui/core';
import type { FaultCode } from '#domain/claims/judgment.ts';

/** What is said of a fault, by what is known of it: what was claimed, what the person wrote, both, or neither. */
interface Sentences {
  bare: MessageId;
  claimed?: MessageId;
  source?: MessageId;
  both?: MessageId;
}

type Catalog = Readonly<Record<FaultCode, Sentences>>;

const saysMore: MessageId = 'You wrote “{source}.” “{claimed}” says more than that.';
const writtenNot: MessageId = 'You wrote “{source},” not “{claimed}.”';

/** Of a line that's offered: why its marked words need a yes. */
const amber: Catalog = {
  number: {
    bare: "You didn't give this number here.",
    claimed: "You didn't write “{claimed}” here.",
    both: writtenNot,
  },
  'number-elsewhere': {
    bare: 'You gave this number for something else.',
    claimed: 'You wrote “{claimed}” about something else.',
  },
  unit: { bare: 'This measures it differently than you did.', both: writtenNot },
  rounded: { bare: 'This makes your number sound bigger.', both: saysMore },
  date: {
    bare: "You didn't give this date here.",
    claimed: "You didn't write “{claimed}” here.",
    both: writtenNot,
  },
  years: {
    bare: "Your dates don't show this many years.",
    claimed: "Your dates don't show “{claimed}.”",
    both: writtenNot,
  },
  employer: { bare: "You didn't name this employer here.", claimed: "You didn't mention “{claimed}” here." },
  institution: {
    bare: "You didn't name this school or organization here.",
    claimed: "You didn't mention “{claimed}” here.",
  },
  name: { bare: "You didn't use this name here.", claimed: "You didn't mention “{claimed}” here." },
  place: { bare: "You didn't name this place here.", claimed: "You didn't mention “{claimed}” here." },
  title: {
    bare: "You didn't give this job title here.",
    claimed: "You didn't write “{claimed}” here.",
    both: writtenNot,
  },
  degree: { bare: "You didn't say this about a degree.", both: writtenNot },
  credential: {
    bare: "You didn't list this certification or license here.",
    claimed: "You didn't mention “{claimed}” here.",
  },
  award: { bare: "You didn't say this about an award.", both: writtenNot },
  skill: {
    bare: "You didn't mention this skill here.",
    claimed: "You didn't mention “{claimed}” here.",
  },
  language: { bare: "You didn't say this about a language.", both: writtenNot },
  level: { bare: 'You gave a lower level.', both: saysMore },
  act: {
    bare: 'This says you did more than you wrote.',
    claimed: '“{claimed}” says more than you wrote.',
    both: saysMore,
  },
  helped: {
    bare: 'You wrote that you helped. This says you did it.',
    source: 'You wrote “{source}.” This says you did it yourself.',
    both: saysMore,
  },
  team: {
    bare: 'You wrote that you did this with others.',
    source: 'You wrote “{source}.” This leaves out the others.',
  },
  unfinished: {
    bare: "You wrote that this wasn't finished.",
    source: "You wrote “{source}.” This says it's done.",
  },
  wish: { bare: 'You wrote this as a goal.', source: 'You wrote “{source}.” This says it happened.' },
  reversed: { bare: 'This may say the opposite of what you wrote.', both: writtenNot },
  cause: {
    bare: "You didn't say that one led to the other.",
    claimed: "You didn't say there was a connection: “{claimed}.”",
  },
  wider: {
    bare: 'This covers more than you wrote.',
    claimed: "You didn't say “{claimed}.”",
    source: 'You wrote “{source}.” This covers more than that.',
    both: saysMore,
  },
  restriction: {
    bare: 'This leaves out words that limit what you wrote.',
    source: 'You wrote “{source}.” This leaves out the limit.',
  },
  'other-job': {
    bare: 'You wrote this about another job.',
    source: 'You wrote “{source}” about another job.',
  },
  arrangement: { bare: 'Your line puts these words or numbers together differently.' },
  wording: {
    bare: "Your resume doesn't say all of this.",
    claimed: "You didn't say “{claimed}.”",
    both: saysMore,
  },
  lost: { bare: 'This leaves out something you wrote.', source: 'This leaves out “{source}.”' },
  form: { bare: "This doesn't read like a line of a resume." },
  field: { bare: "This is a part of your resume that we don't rewrite." },
  list: { bare: 'This changes which items are on the list.' },
};

/** Of a line that stayed as it was. What its rewrite said is told to nobody, apart from figures and dates. */
const red: Catalog = {
  number: {
    bare: 'The rewrite changed a number or used it for something else.',
    claimed: "The rewrite said “{claimed},” which you didn't write here.",
    source: 'The rewrite changed “{source}.”',
    both: 'The rewrite said “{claimed}.” You wrote “{source}.”',
  },
  'number-elsewhere': {
    bare: 'The rewrite used one of your numbers for something else.',
    claimed: 'The rewrite used “{claimed}” for something else.',
    source: 'The rewrite used a number for something else. You wrote “{source}.”',
    both: 'The rewrite said “{claimed}.” You wrote “{source}.”',
  },
  unit: {
    bare: 'The rewrite changed a unit, period, or currency.',
    source: 'The rewrite changed the unit, period, or currency of “{source}.”',
    both: 'The rewrite said “{claimed}.” You wrote “{source}.”',
  },
  rounded: {
    bare: 'The rewrite made a number sound bigger.',
    source: 'The rewrite made “{source}” sound bigger.',
    both: 'The rewrite said “{claimed}.” You wrote “{source}.”',
  },
  date: {
    bare: "The rewrite used a date that you didn't give here.",
    claimed: "The rewrite said “{claimed},” which you didn't write here.",
    both: 'The rewrite said “{claimed}.” You wrote “{source}.”',
  },
  years: {
    bare: "The rewrite claimed years that your dates don't show.",
    claimed: "The rewrite said “{claimed}.” Your dates don't show that.",
    both: 'The rewrite said “{claimed}.” You wrote “{source}.”',
  },
  employer: { bare: "The rewrite named an employer that you didn't name here." },
  institution: { bare: "The rewrite named a school or organization that you didn't name here." },
  name: { bare: "The rewrite used a name that you didn't use here." },
  place: { bare: "The rewrite named a place that you didn't name here." },
  title: { bare: "The rewrite used a job title that you didn't use here." },
  degree: { bare: "The rewrite said something about a degree that you didn't say." },
  credential: { bare: "The rewrite named a certification or license that you didn't name here." },
  award: { bare: "The rewrite said something about an award that you didn't say." },
  skill: { bare: "The rewrite named a skill or tool that you didn't name here." },
  language: { bare: "The rewrite said something about a language that you didn't say." },
  level: {
    bare: 'The rewrite claimed a higher level than you gave.',
    source: 'The rewrite claimed a higher level than “{source}.”',
  },
  act: {
    bare: 'The rewrite said you did more than you wrote.',
    source: 'You wrote “{source}.” The rewrite said you did more.',
  },
  helped: {
    bare: 'The rewrite left out that you helped.',
    source: 'You wrote “{source}.” The rewrite left out that you helped.',
  },
  team: {
    bare: 'The rewrite left out that you did this with others.',
    source: 'You wrote “{source}.” The rewrite left out the others.',
  },
  unfinished: {
    bare: 'The rewrite presented something unfinished as done.',
    source: 'The rewrite presented “{source}” as done.',
  },
  wish: {
    bare: 'The rewrite presented a goal as a fact.',
    source: 'The rewrite presented “{source}” as a fact.',
  },
  reversed: {
    bare: 'The rewrite turned the meaning around.',
    source: 'The rewrite turned the meaning of “{source}” around.',
  },
  cause: { bare: "The rewrite said one thing led to another. You didn't say that." },
  wider: {
    bare: 'The rewrite covered more than you wrote.',
    source: 'The rewrite covered more than “{source}.”',
  },
  restriction: {
    bare: 'The rewrite left out words that limit what you wrote.',
    source: 'The rewrite left out words that limit what you wrote: “{source}.”',
  },
  'other-job': {
    bare: "The rewrite credited this job with another job's work.",
    source: 'The rewrite credited this job with work you did in another: “{source}.”',
  },
  arrangement: { bare: 'The rewrite mixed up words or numbers in your line.' },
  wording: { bare: "The rewrite said something that your resume doesn't say." },
  lost: { bare: 'The rewrite left out something you wrote.', source: 'The rewrite left out “{source}.”' },
  form: { bare: "The rewrite didn't read like a line of a resume." },
  field: { bare: "The rewrite was for a part of your resume that we don't rewrite." },
  list: { bare: 'The rewrite changed which items are on the list.' },
};

interface ReportedFault {
  code: FaultCode;
  claimed: string;
  source: string;
}

interface FaultReason {
  message: MessageId;
  values: { claimed: string; source: string };
}

/** One sentence for each thing that's wrong, each of them once. A line always has a reason. */
export function faultReasons(faults: readonly ReportedFault[], verdict: 'ask' | 'reject'): FaultReason[] {
  const catalog = verdict === 'ask' ? amber : red;
  const all = faults.map(({ code, ...said }) => {
    const values = { claimed: quoted(said.claimed), source: quoted(said.source) };
    // A server that's newer than this page may know faults that the page doesn't.
    return { message: sentenceOf(catalog[code] ?? catalog.wording, values), values };
  });
  const reasons = all.length > 0 ? all : [{ message: catalog.wording.bare, values: quotedNothing }];
  const textOf = ({ message, values }: FaultReason) =>
    message.replace('{claimed}', values.claimed).replace('{source}', values.source);
  return reasons.filter(
    (reason, index) => reasons.findIndex((other) => textOf(other) === textOf(reason)) === index,
  );
}

const quotedNothing = { claimed: '', source: '' };

function sentenceOf({ bare, claimed, source, both }: Sentences, said: FaultReason['values']): MessageId {
  if (said.claimed && said.source && both) return both;
  if (said.claimed && claimed) return claimed;
  return said.source && source ? source : bare;
}

/** In a quotation the sentence's own punctuation ends it. */
const quoted = (text: string) => text.trim().replace(/[\s.,;:!?]+$/u, '');
