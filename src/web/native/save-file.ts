import { nativeShell } from './shell.ts';

/** Saves a file to the device: by the browser's own download, or among the documents of a phone. */
export async function saveFile(content: Blob, name: string): Promise<void> {
  const shell = nativeShell();
  if (shell) return shell.saveFile(content, name);
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
