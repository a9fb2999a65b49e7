import type { MessageId } from '@lingui/core';
import * as z from 'zod/mini';
import { faultOf, isTooShort, passwordShort } from '../../ui/new-password.ts';
import '../../ui/schemas-without-eval.ts';

const text = {
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  passwordMissing: 'Please enter your password.',
} as const satisfies Record<string, MessageId>;

const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, text.emailMissing)),
  z.email(text.emailInvalid),
);
const newPassword = z.string().check(z.refine((text) => !isTooShort(text), passwordShort));

export const signInForm = z.object({
  email,
  password: z.string().check(z.minLength(1, text.passwordMissing)),
});
export const signUpForm = z.object({ email, password: newPassword });
export const resetRequestForm = z.object({ email });

export const newPasswordForm = z.object({ password: z.string(), confirmation: z.string() }).check((entry) => {
  const fault = faultOf(entry.value);
  if (fault)
    entry.issues.push({ code: 'custom', path: [fault.field], message: fault.message, input: entry.value });
});
