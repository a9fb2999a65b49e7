import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A text that nobody reads without the secret (32 bytes in base64), nor under another owner's name. */
export function seal(text: string, secret: string, owner: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(secret, 'base64'), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Undefined where it was sealed with another secret or for somebody else, or was changed since. */
export function openSealed(sealed: Buffer, secret: string, owner: string): string | undefined {
  const decipher = createDecipheriv(algorithm, Buffer.from(secret, 'base64'), sealed.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
