import type { MessageId } from '@lingui/core';
import * as z from 'zod/mini';
import '../../ui/schemas-without-eval.ts';

const minimumPasswordLength = 6;

const text = {
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  passwordMissing: 'Please enter your password.',
  passwordShort: 'Password must be at least 6 characters long.',
  passwordsDiffer: 'Please make sure both passwords are the same.',
} as const satisfies Record<string, MessageId>;

const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, text.emailMissing)),
  z.email(text.emailInvalid),
);
const newPassword = z.string().check(z.minLength(minimumPasswordLength, text.passwordShort));

export const signInForm = z.object({
  email,
  password: z.string().check(z.minLength(1, text.passwordMissing)),
});
export const signUpForm = z.object({ email, password: newPassword });
export const resetRequestForm = z.object({ email });

/** Whether both entries are the same is told before their length, whatever else is wrong. */
export const newPasswordForm = z.object({ password: z.string(), confirmation: z.string() }).check((entry) => {
  const { password, confirmation } = entry.value;
  const issue = (path: string, message: string) =>
    entry.issues.push({ code: 'custom', path: [path], message, input: entry.value });
  if (password !== confirmation) issue('confirmation', text.passwordsDiffer);
  else if (password.length < minimumPasswordLength) issue('password', text.passwordShort);
});
