import { cutText } from '../language/cut-text.ts';
import type { ResumeData } from './resume.ts';
import { maxLineLength, maxResumeLength } from './resume-limits.ts';

/** How much of a resume is scored and written from. More may be kept and printed, but nobody reads ten pages. */
const maxCharacters = maxResumeLength;
const maxLines = 250;
/** A name, a title, a date. */
const maxFieldLength = 300;

type Job = ResumeData['experience'][number];

/** The resume as far as it's scored and written from, from its top; what is left keeps its place. */
export function withinReach(data: ResumeData): ResumeData {
  const { experience, education, skills = [], certifications = [], additional = [] } = data;
  const lists = [...experience.map((job) => job.responsibilities), skills, certifications];
  const count = [...lists, ...additional.map(({ lines }) => lines)].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  const isShort = count + experience.length + education.length <= maxLines;
  return isShort && JSON.stringify(data).length <= maxCharacters ? data : cutData(data);
}

function cutData(data: ResumeData): ResumeData {
  const room = createRoom();
  const { personalInfo, experience, education, skills, skillGroups, certifications, additional } = data;
  const fieldsOf = <T extends object>(entry: T): T =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        typeof value === 'string' ? cutText(value, maxFieldLength) : value,
      ]),
    ) as T;
  const jobOf = (job: Job): Job => ({ ...fieldsOf(job), responsibilities: room.take(job.responsibilities) });
  return {
    ...data,
    personalInfo: fieldsOf(personalInfo),
    summary: room.take([data.summary]).join(''),
    experience: room.entries(experience).map(jobOf),
    education: room.entries(education).map(fieldsOf),
    ...(skills ? { skills: room.take(skills) } : {}),
    ...(skillGroups ? { skillGroups: [] } : {}),
    ...(certifications ? { certifications: room.take(certifications) } : {}),
    ...(additional
      ? {
          additional: room
            .entries(additional)
            .map((one) => ({ ...fieldsOf(one), lines: room.take(one.lines) })),
        }
      : {}),
  };
}

/** The first of a list, as far as they're looked at. */
export const firstWithin = <T extends { text: string }>(list: readonly T[]): T[] => {
  const texts = createRoom().take(list.map(({ text }) => text));
  return list.slice(0, texts.length).map((one, place) => ({ ...one, text: texts[place] ?? '' }));
};

/** Room that fills up with what is taken. */
function createRoom() {
  let characters = maxCharacters;
  let lines = maxLines;
  const takeLine = (line: string): string[] => {
    const text = cutText(line, Math.min(maxLineLength, characters));
    if (lines <= 0 || (text === '' && line !== '')) return [];
    lines -= 1 + (text.match(/\n/gu)?.length ?? 0);
    characters -= text.length;
    return [text];
  };
  return {
    take: (list: readonly string[]): string[] => list.flatMap(takeLine),
    /** Each is a line of its own. */
    entries: <T>(list: readonly T[]): T[] => {
      const taken = list.slice(0, Math.max(0, lines));
      lines -= taken.length;
      return taken;
    },
  };
}
