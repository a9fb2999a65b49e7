import type { MessageId } from '@lingui/core';
import * as z from 'zod/mini';
import './schemas-without-eval.ts';

export const minimumPasswordLength = 6;
export const passwordShort: MessageId = 'Password must be at least 6 characters long.';
const passwordsDiffer: MessageId = 'Please make sure both passwords are the same.';

/** Whether both entries are the same is told before their length, whatever else is wrong. */
export const newPasswordForm = z.object({ password: z.string(), confirmation: z.string() }).check((entry) => {
  const { password, confirmation } = entry.value;
  const issue = (path: string, message: string) =>
    entry.issues.push({ code: 'custom', path: [path], message, input: entry.value });
  if (password !== confirmation) issue('confirmation', passwordsDiffer);
  else if (password.length < minimumPasswordLength) issue('password', passwordShort);
});
