import { openSet } from '../set-files.ts';

export interface Pair {
  name: string;
  resume: string;
  posting: string;
}

/** Resumes with postings from everywhere in `shared`: the cases, the walks, and each resume of the corpus with two postings. */
export function pairsOf(shared: string): Pair[] {
  const set = openSet(shared);
  const read = (folder: string, name: string) => set.read(`${folder}/${name}`);
  const cases = ['nurse', 'retail', 'swe'].map((name) => ({
    name,
    resume: read('cases', `${name}.txt`),
    posting: read('cases', `${name}-job.txt`),
  }));
  const walks = [1, 2, 3, 4].map((n) => ({
    name: `walk3/${n}`,
    resume: read('cases/walk3', `r${n}.txt`),
    posting: read('cases/walk3', `p${n}.txt`),
  }));
  const namesIn = (folder: string, end: string) => set.list(folder).filter((name) => name.endsWith(end));
  const postings = namesIn('corpus/postings', '.json');
  const resumes = namesIn('corpus/resumes', '.txt').flatMap((name, place) =>
    [place, place + 7].map((at) => {
      const posting = postings[at % postings.length] ?? '';
      const { title, company, description } = JSON.parse(read('corpus/postings', posting)) as Record<
        'title' | 'company' | 'description',
        string
      >;
      return {
        name: `${name} for ${posting}`,
        resume: read('corpus/resumes', name),
        posting: `${title}\n${company}\n\n${description}`,
      };
    }),
  );
  return [...cases, ...walks, ...resumes];
}
