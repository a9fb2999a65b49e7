/** Opens another site in a new tab that knows nothing of this one. */
export function openLink(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}
