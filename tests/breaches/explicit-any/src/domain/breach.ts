export function breach(value: any): string {
  return value.text;
}
