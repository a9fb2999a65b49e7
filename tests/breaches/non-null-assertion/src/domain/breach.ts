export function breach(values: string[]): string {
  return values[0]!;
}
