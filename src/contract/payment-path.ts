/** An address as the router reads it: without its query, and decoded where it can be. */
export function readPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Whether an address is the one page on which the payment provider's script runs. A content policy belongs to a
 * document, so that page is a document of its own: it has another policy, and every way in and out is a full load.
 */
export const isPaymentPage = (address: string): boolean => /^\/subscribe\/?$/i.test(readPath(address));
