import { type MailText, writeMail } from '../mail/write-mail.ts';

/** As long as the link inside works. */
const linkSeconds = 3_600;

export const confirmationMail = (link: string): MailText =>
  writeMail({
    subject: 'Confirm your email address',
    usefulForSeconds: linkSeconds,
    before: ['Welcome to Candor.', 'Please confirm that this address is yours:'],
    button: { label: 'Confirm email address', link },
    after: [
      'The link works once, for one hour.',
      'If you didn’t sign up for Candor, you can ignore this email. Nothing happens unless you open the link.',
    ],
  });

export const recoveryMail = (link: string): MailText =>
  writeMail({
    subject: 'Set a new password',
    usefulForSeconds: linkSeconds,
    before: ['Somebody, hopefully you, asked to set a new password for your Candor account.'],
    button: { label: 'Set a new password', link },
    after: [
      'The link works once, for one hour.',
      'If it wasn’t you, you can ignore this email. Your password stays as it is.',
    ],
  });

export const passwordChangedMail = (link: string): MailText =>
  writeMail({
    subject: 'Your password was changed',
    before: [
      'The password of your Candor account was just changed, and all other devices were signed out.',
      'If it was you, there is nothing to do. If it was not, set a new password now:',
    ],
    button: { label: 'Go to Candor', link },
    after: ['Choose “Forgot password?” on the sign-in page.'],
  });
