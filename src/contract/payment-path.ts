/**
 * Whether an address is the one page on which the payment provider's script runs. A content policy belongs to a
 * document, so that page is a document of its own: it has another policy, and every way in and out is a full load.
 */
export const isPaymentPage = (address: string): boolean => /^\/subscribe\/?(?:[?#]|$)/u.test(address);
