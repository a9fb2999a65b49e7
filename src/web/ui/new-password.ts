import type { MessageId } from '@lingui/core';
import { settings } from '../settings.ts';

export const passwordShort: MessageId = 'Password must be at least {minimum} characters long.';
const passwordsDiffer: MessageId = 'Please make sure both passwords are the same.';

export const isTooShort = (password: string): boolean => [...password].length < settings.passwordMinLength;

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** What is wrong with a new password. Whether both entries are the same is told before their length, whatever else is wrong. */
export function faultOf({
  password,
  confirmation,
}: NewPassword): { field: keyof NewPassword; message: MessageId } | undefined {
  if (password !== confirmation) return { field: 'confirmation', message: passwordsDiffer };
  return isTooShort(password) ? { field: 'password', message: passwordShort } : undefined;
}
