/** One mail, ready to be sent. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** Not sent any more after this long. */
  usefulForSeconds: number;
}

/** As long as the link inside works. */
const linkSeconds = 3_600;
const noticeSeconds = 86_400;

export const confirmationMail = (link: string): MailText =>
  write({
    subject: 'Confirm your email address',
    usefulForSeconds: linkSeconds,
    before: ['Welcome to Candor.', 'Please confirm that this address is yours:'],
    button: { label: 'Confirm email address', link },
    after: [
      'The link works once, for one hour.',
      'If you did not sign up for Candor, ignore this mail: without the link, nothing happens.',
    ],
  });

export const recoveryMail = (link: string): MailText =>
  write({
    subject: 'Set a new password',
    usefulForSeconds: linkSeconds,
    before: ['Somebody, hopefully you, asked to set a new password for your Candor account.'],
    button: { label: 'Set a new password', link },
    after: [
      'The link works once, for one hour.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  });

export const passwordChangedMail = (link: string): MailText =>
  write({
    subject: 'Your password was changed',
    usefulForSeconds: noticeSeconds,
    before: [
      'The password of your Candor account was just changed, and all other devices were signed out.',
      'If it was you, there is nothing to do. If it was not, set a new password now:',
    ],
    button: { label: 'Go to Candor', link },
    after: ['Choose “Forgot password?” on the sign-in page.'],
  });

interface Letter {
  subject: string;
  usefulForSeconds: number;
  before: string[];
  button: { label: string; link: string };
  after: string[];
}

function write({ subject, usefulForSeconds, before, button, after }: Letter): MailText {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const link = escapeHtml(button.link);
  return {
    subject,
    usefulForSeconds,
    text: [...before, `${button.label}: ${button.link}`, ...after, 'Candor'].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;background:#f5f6f8;color:#1a2230;font:16px/1.5 sans-serif">',
      '<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">',
      ...before.map(paragraph),
      `<p style="margin:0 0 16px"><a href="${link}" style="display:inline-block;padding:12px 20px;`,
      `background:#0f6b73;color:#ffffff;border-radius:6px;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
      ...after.map(paragraph),
      '<p style="margin:0;color:#5b6472">Candor</p></div></body></html>',
    ].join('\n'),
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
