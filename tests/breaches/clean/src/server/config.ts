export function readConfig(): { name: string } {
  return { name: process.env.NAME ?? 'nobody' };
}
