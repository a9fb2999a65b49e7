import { Directory, Filesystem } from '@capacitor/filesystem';
import { base64Of } from './base64-of.ts';

const folder = 'Candor';

/** A phone may hold files of an earlier installation, which can be neither seen nor written over. */
const maxTries = 5;

/** Among the phone's documents, where the file apps of both systems look. Nothing is ever written over. */
export async function saveToDocuments(content: Blob, name: string): Promise<void> {
  const data = await base64Of(content);
  const taken = await namesTaken();
  for (let tries = 1, number = 1; ; number++) {
    const free = numbered(name, number);
    if (taken.has(free.toLowerCase())) continue;
    try {
      await Filesystem.writeFile({
        path: `${folder}/${free}`,
        directory: Directory.Documents,
        data,
        recursive: true,
      });
      return;
    } catch (error) {
      if (tries++ >= maxTries) throw error;
    }
  }
}

/** `resume.pdf`, `resume (2).pdf`. */
function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const dot = name.lastIndexOf('.');
  return dot < 1 ? `${name} (${number})` : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}

/** The folder is made with the first file. */
async function namesTaken(): Promise<ReadonlySet<string>> {
  try {
    const { files } = await Filesystem.readdir({ path: folder, directory: Directory.Documents });
    return new Set(files.map(({ name }) => name.toLowerCase()));
  } catch {
    return new Set();
  }
}
