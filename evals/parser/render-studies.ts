import { type Bit, bit, plain, type TaggedLine } from './tagged-lines.ts';

/** A degree as it is to be rendered; `number` is that of its tags. */
interface RenderedStudy {
  number: number;
  degree: string;
  school: string;
  location: string;
  date: string;
}

/** The lines of a degree's header. */
export function headerOfStudy(
  study: RenderedStudy,
  layout: readonly string[][],
  marks: { between: string; beforeDate: string; beforePlace: string },
): TaggedLine[] {
  const { number, degree, school, location, date } = study;
  const fields: Record<string, Bit[]> = {
    D: degree === '' ? [] : [bit(`d${number}`, degree)],
    I: school === '' ? [] : [bit(`i${number}`, school)],
    L: location === '' || school === '' ? [] : [bit(`il${number}`, location)],
    G: date === '' ? [] : [bit(`g${number}`, date)],
  };
  return layout.flatMap((line) => {
    const names = line.filter((name) => (fields[name]?.length ?? 0) > 0);
    const bits = names.flatMap((name, place): Bit[] => {
      const own = fields[name] ?? [];
      if (place === 0) return own;
      const mark = name === 'G' ? marks.beforeDate : name === 'L' ? marks.beforePlace : marks.between;
      return mark.endsWith('(') ? [plain(mark), ...own, plain(')')] : [plain(mark), ...own];
    });
    return bits.length > 0 ? [bits] : [];
  });
}

export const studyLayouts = [
  'D|I G',
  'I|D G',
  'D I G',
  'I D G',
  'G D I',
  'I L|D|G',
  'D|I|G',
  'I|D|G',
  'D G|I L',
  'I G|D',
  'G|D|I',
  'D I|G',
  'I L G|D',
  'D I',
  'G I|D',
  'D|I L G',
].map((layout) => layout.split('|').map((line) => line.split(' ')));
