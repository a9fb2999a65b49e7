import type { MessageId } from '@lingui/core';
import * as z from 'zod/mini';
import { minimumPasswordLength, passwordShort } from '../../ui/new-password.ts';
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
const newPassword = z.string().check(z.minLength(minimumPasswordLength, passwordShort));

export const signInForm = z.object({
  email,
  password: z.string().check(z.minLength(1, text.passwordMissing)),
});
export const signUpForm = z.object({ email, password: newPassword });
export const resetRequestForm = z.object({ email });
