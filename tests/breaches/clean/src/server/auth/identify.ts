export function identify(name: string): string {
  return name.trim();
}
