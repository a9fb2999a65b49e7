import type { Pick } from '../chance.ts';
import * as invented from './invented-values.ts';
import type { MakeLie } from './make-lie.ts';
import { changeCount, changeNumber, changeUnit, swapNumber } from './number-lies.ts';

const bare = (text: string) => text.replace(/[.;。]\s*$/, '');
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A bullet: what the line says, and an untrue value besides. */
const inLine =
  (value: (pick: Pick) => string, ...forms: readonly ((text: string, value: string) => string)[]): MakeLie =>
  (line, _, pick) => {
    const claim = value(pick);
    return { kind: 'bullet', text: pick(forms)(bare(line.text), claim), claims: [claim], path: line.path };
  };

/** The summary, with an untrue sentence before or after it. */
const inSummary =
  (value: (pick: Pick) => string, ...forms: readonly ((value: string) => string)[]): MakeLie =>
  (_, { data }, pick) => {
    const claim = value(pick);
    const said = pick(forms)(claim);
    const text = pick([`${said} ${data.summary}`, `${data.summary} ${said}`]).trim();
    return { kind: 'summary', text, claims: [claim] };
  };

const either =
  (...makers: readonly MakeLie[]): MakeLie =>
  (line, resume, pick) =>
    pick(makers)(line, resume, pick);

/** A deed of one job told of another: every word of it the person's own. */
const mixJobs: MakeLie = (line, { data, lines }, pick) => {
  const others = lines.filter(({ job, text }) => job !== line.job && text.split(/\s+/).length > 5);
  if (others.length === 0) return undefined;
  const achievement = pick(others).text;
  const { company = '', title = '' } = data.experience[line.job] ?? {};
  if (company === '' || company === data.experience[others[0]?.job ?? 0]?.company) return undefined;
  const lead = pick([`At ${company}`, title === '' ? `At ${company}` : `As ${title} at ${company}`]);
  const text = pick([achievement, `${lead}, ${small(achievement)}`]);
  return { kind: 'bullet', text, claims: [achievement], path: line.path };
};

/** A skill that the posting asks for and the resume does not have. */
const takeFromPosting: MakeLie = (line, { data }, pick) => {
  const skill = invented.tool(pick);
  const title = data.experience[0]?.title || 'Colleague';
  const posting = `${title} wanted.\n\nRequirements:\n- Hands-on experience with ${skill}\n- Good with people\n`;
  const text = pick([
    `${bare(line.text)} with ${skill}.`,
    `Used ${skill} daily: ${small(line.text)}`,
    `${bare(line.text)}, drawing on ${skill}.`,
  ]);
  return { kind: 'bullet', text, claims: [skill], path: line.path, posting };
};

const between = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);
const percent = (pick: Pick) => `${pick(between(12, 98))}%`;
const yearsOfWork = (pick: Pick) =>
  `${pick([pick(between(36, 48)), 'over forty', 'nearly fifty'])} years ${pick(['of experience', 'in the field', 'on the job'])}`;
const pastYear = (pick: Pick) => String(pick(between(1961, 1979)));
const team = (pick: Pick) =>
  `${pick(['a team', 'a crew', 'a staff', 'a department'])} of ${pick([...between(61, 97), 'seventy-three', 'eighty-eight'])}`;

/** By class, as many as the corpus tells of; one more for true numbers in wrong places. */
export const lieMakers: Readonly<Record<string, MakeLie>> = {
  'number-changed': changeNumber,
  'number-swapped': swapNumber,
  'magnitude-or-unit': changeUnit,
  'spelled-out-count': changeCount,
  'number-invented': inLine(
    percent,
    (text, value) => `${text}, with a ${value} success rate.`,
    (text, value) => `${text}, cutting costs by ${value}.`,
    (text, value) => `Achieved a ${value} gain: ${small(text)}.`,
  ),
  'years-of-experience': inSummary(
    yearsOfWork,
    (value) => `Brings ${value}.`,
    (value) => `Professional with ${value}.`,
  ),
  employer: either(
    inLine(
      invented.employer,
      (text, value) => `At ${value}, ${small(text)}.`,
      (text, value) => `${text} for ${value}.`,
      (text, value) => `${text} while on loan to ${value}.`,
    ),
    inSummary(invented.employer, (value) => `Previously with ${value}.`),
  ),
  institution: either(
    inSummary(
      invented.institution,
      (value) => `Graduate of ${value}.`,
      (value) => `Studied at ${value}.`,
    ),
    inLine(invented.institution, (text, value) => `${text}, after training at ${value}.`),
  ),
  'title-inflated': either(
    inLine(invented.post, (text, value) => `As ${value}, ${small(text)}.`),
    inSummary(
      invented.post,
      (value) => `${value}.`,
      (value) => `Works as ${value}.`,
    ),
  ),
  promotion: inLine(
    invented.post,
    (text, value) => `Promoted to ${value} after this: ${small(text)}.`,
    (text, value) => `${text}, rising to ${value} within a year.`,
    (text, value) => `${text}; later made ${value}.`,
  ),
  date: inLine(
    pastYear,
    (text, value) => `${text} since ${value}.`,
    (text, value) => `In ${value}, ${small(text)}.`,
    (text, value) => `${text} (until March ${value}).`,
  ),
  'degree-or-field': inSummary(
    invented.degree,
    (value) => `Holds ${value}.`,
    (value) => `Educated to ${value.replace(/^an? /, '')} level with ${value}.`,
  ),
  certification: either(
    inSummary(
      invented.certification,
      (value) => `Holder of ${value}.`,
      (value) => `Earned ${value}.`,
    ),
    inLine(invented.certification, (text, value) => `${text}, holding ${value}.`),
  ),
  award: inLine(
    invented.award,
    (text, value) => `${text} and won ${value}.`,
    (text, value) => `Received ${value} for this: ${small(text)}.`,
    (text, value) => `${text}, recognised with ${value}.`,
  ),
  'tool-in-prose': inLine(
    invented.tool,
    (text, value) => `${text} using ${value}.`,
    (text, value) => `${text} in ${value}.`,
    (text, value) => `Used ${value}: ${small(text)}.`,
  ),
  'skill-from-posting': takeFromPosting,
  'human-language': either(
    inSummary(
      invented.language,
      (value) => `Fluent in ${value}.`,
      (value) => `Speaks ${value}.`,
    ),
    inLine(invented.language, (text, value) => `${text}, in ${value} where needed.`),
  ),
  'team-size': inLine(
    team,
    (text, value) => `${text}, leading ${value}.`,
    (text, value) => `With ${value}, ${small(text)}.`,
  ),
  location: inLine(
    invented.place,
    (text, value) => `${text} in ${value}.`,
    (text, value) => `From ${value}, ${small(text)}.`,
  ),
  'clearance-or-licence': either(
    inSummary(invented.licence, (value) => `Holds ${value}.`),
    inLine(invented.licence, (text, value) => `${text} under ${value}.`),
  ),
  'scope-inflation': inLine(invented.scope, (text, value) => `${text} ${value}.`),
  commingling: mixJobs,
  'outcome-invented': inLine(
    invented.outcome,
    (text, value) => `${text}, ${value}.`,
    (text, value) => `${text}, thereby ${value}.`,
  ),
  'invented-duty': inLine(
    invented.duty,
    (text, value) => `${text} and ${value}.`,
    (text, value) => `${text}; also ${value}.`,
  ),
  'seniority-adjective': either(
    inSummary(invented.standing, (value) => `A ${value} professional.`),
    inLine(invented.standing, (text, value) => `As a ${value} specialist, ${small(text)}.`),
  ),
};
