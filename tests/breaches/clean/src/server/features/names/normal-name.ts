export function normalName(name: string): string {
  return name.normalize('NFKC');
}
