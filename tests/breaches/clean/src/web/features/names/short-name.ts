export function shortName(name: string): string {
  return name.split(' ')[0] ?? name;
}
