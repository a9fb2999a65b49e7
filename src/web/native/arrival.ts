export type Address = Pick<Location, 'search' | 'hash'>;

function carriesAny(names: readonly string[], { search, hash }: Address): boolean {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  return names.some((name) => query.has(name) || fragment.has(name));
}

/** Whether an identity provider has sent the person back to this address. */
export const isProviderReturn = (address: Address): boolean =>
  carriesAny(['code', 'error', 'error_description', 'error_code'], address);

/** Whether a link in one of our mails leads here. */
export const isFromMail = (address: Address): boolean => carriesAny(['access_token', 'token_hash'], address);
