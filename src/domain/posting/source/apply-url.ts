const maxUrlLength = 2_000;

/** A link that may be shown: http or https, with no user name in it, and told in plain characters. Else null. */
export function applyUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > maxUrlLength) return null;
  const text = raw.trim();
  // A control or an unseen character in it is there to deceive, and so is a backslash.
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(text) || /[\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text))
    return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url.href : null;
}
