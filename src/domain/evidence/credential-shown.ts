import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import type { Shown, Told } from './shown.ts';

/** Not held yet, or no longer. */
const pending =
  /\b(?:pending|in progress|registered for|booked|scheduled|enrolled|working (?:toward|on)|studying|candidate|eligible|eligibility|appl(?:ied|ying|ication)|(?:class|course|exam) (?:next|in)|not yet|expected|expired|lapsed|part(?:ly)? done|run out|ran out|out of date|needs? (?:a )?(?:refresher|renewal|to (?:be )?renew(?:ed)?)|units? (?:left|to go)|self-paced|will (?:take|sit|test)|hours? short|hours toward)\b/iu;

const denied = /\b(?:no|not|without|never)\b(?! (?:restrictions?|discipline|disciplinary|points|expir))/iu;

/** A credential is held or not; what is still to come is worth a little. */
export const heldShare = (text: string) => (pending.test(text) ? 0.3 : denied.test(text) ? 0 : 1);
/** Somebody who was employed as a registered nurse had the license for it. */
const byTitleShare = 0.8;

/** Held where credentials are told: their section, education, after the name, sentences. A list of skills only names it. */
export function credentialShown({ quote, name }: Requirement, view: ResumeView): Shown {
  const { reader, data } = view;
  const asked = askedNames(`${quote} ; ${name}`, view);
  const isAmong = (names: ReadonlySet<string>) => asked.some((one) => names.has(one));
  const places = [
    ...(data.certifications ?? []).map((text, place) => ({ text, path: `certifications.${place}` })),
    ...linesUnderCredentials(view),
    ...view.passages.filter((passage) => !passage.isExperience || isHeldInLine(passage)),
    ...linesLeftOver(view),
    { text: data.personalInfo.name, path: 'personalInfo.name' },
  ];
  // "CDL A, Amarillo TX": beside the address too, but the address itself is no credential.
  const beside = { text: data.personalInfo.location, path: 'personalInfo.location' };
  const held = [...places, beside].flatMap((by) =>
    sentencesOf(by.text)
      .filter((said) => reader.words(said).length <= 30 && isAmong(reader.credentials(said)))
      .map((said) => ({ share: heldShare(said), by })),
  );
  const titles = data.experience
    .map(({ title, startDate }, job) => ({ text: title, path: `experience.${job}.title`, startDate }))
    .filter(({ text, startDate }) => startDate !== '' && isAmong(reader.credentials(text)))
    .map((by) => ({ share: byTitleShare, by }));
  const told = [...held, ...titles, ...byWords(name, places, view)];
  const best = told.reduce<Shown>((a, b) => (b.share > a.share ? b : a), { share: 0, by: undefined });
  return {
    ...best,
    listed: best.by ?? view.names.find(({ affirmed }) => isAmong(reader.certifications(affirmed))),
  };
}

/** Told under a job, a credential is held where the line says so: "Forklift certified (exp. 2026)". */
const saysHeld =
  /\b(?:certifi(?:ed|cations?|cates?)|certs?|licen[cs]ed?|registered|registration|card|ticket|current|renewed|exp(?:ires|\.)?|valid)\b/iu;

const isHeldInLine = ({ path, text }: Told) => !path.endsWith('title') && saysHeld.test(text);

/** What stands under no heading. */
const linesLeftOver = ({ data }: ResumeView): Told[] =>
  (data.additional ?? []).flatMap(({ heading, lines }, section) =>
    heading === ''
      ? lines.map((text, place) => ({ text, path: `additional.${section}.lines.${place}` }))
      : [],
  );

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;])\s+/u);

const credentialHeading = /licen[cs]|certif|credential|\bcards?\b|\btickets?\b|registration/iu;

/** Lines that the reader left under their own heading, because they are no plain names of certificates. */
const linesUnderCredentials = ({ data }: ResumeView): Told[] =>
  (data.additional ?? []).flatMap(({ heading, lines }, section) =>
    credentialHeading.test(heading)
      ? lines.map((text, place) => ({ text, path: `additional.${section}.lines.${place}` }))
      : [],
  );

function askedNames(text: string, { reader }: ResumeView): string[] {
  const exact = reader.certifications(text);
  return [...(exact.size > 0 ? exact : reader.credentials(text))];
}

/** One that our list does not know, by most of its words in one line. */
function byWords(name: string, places: readonly Told[], { reader }: ResumeView): Shown[] {
  const stems = reader
    .telling(name)
    .filter((stem) => !/^(?:licen|certif|current|valid|activ|credenti|card|ticket)/u.test(stem));
  if (stems.length === 0) return [];
  return places.map((by) => {
    const share = stems.filter((stem) => reader.stems(by.text).has(stem)).length / stems.length;
    const counted = share >= 0.75 ? 1 : share >= 0.5 ? 0.5 : 0;
    return { share: Math.min(counted, heldShare(by.text)), by };
  });
}
