import { describe, expect, it } from 'vitest';
import { confirmationMail, passwordChangedMail, recoveryMail } from './mails.ts';

describe('mails', () => {
  it.each([confirmationMail, recoveryMail, passwordChangedMail])(
    '$name gives the link in both forms',
    (write) => {
      const mail = write('https://candor.example/auth?a=1&b=2');
      expect(mail.text).toContain('https://candor.example/auth?a=1&b=2');
      expect(mail.html).toContain('href="https://candor.example/auth?a=1&amp;b=2"');
      expect(mail.subject).not.toBe('');
    },
  );

  it('let no link break out of the HTML', () => {
    const { html } = confirmationMail('https://candor.example/"><script>alert(1)</script>');
    expect(html).not.toContain('<script>');
  });

  it('are of use as long as what they are about', () => {
    const hours = [confirmationMail, recoveryMail, passwordChangedMail].map(
      (write) => write('https://candor.example/auth').usefulForSeconds / 3600,
    );
    expect(hours).toEqual([1, 1, 24]);
  });
});
