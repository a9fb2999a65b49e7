import { escapeHtml } from '../http/escape-html.ts';

/** One mail, ready to be sent. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** Not sent any more after this long. */
  usefulForSeconds: number;
  /** Who gets the answer, if not we. */
  replyTo: string | null;
  /** Its row goes as soon as it's sent or can't be: nothing may tell whom it went to. */
  leavesNoTrace: boolean;
}

const noticeSeconds = 86_400;

interface Letter {
  subject: string;
  usefulForSeconds?: number;
  leavesNoTrace?: boolean;
  replyTo?: string;
  before: string[];
  button?: { label: string; link: string };
  after?: string[];
}

/** A mail in plain text and, saying the same, in HTML. */
export function writeMail(letter: Letter): MailText {
  const { subject, usefulForSeconds = noticeSeconds, leavesNoTrace = false, replyTo = null } = letter;
  const { before, button, after = [] } = letter;
  const linkLine = button ? [`${button.label}: ${button.link}`] : [];
  return {
    subject,
    usefulForSeconds,
    leavesNoTrace,
    replyTo,
    text: [...before, ...linkLine, ...after, 'Candor'].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;background:#f5f6f8;color:#1a2230;font:16px/1.5 sans-serif">',
      '<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">',
      ...before.map(paragraph),
      ...(button ? [buttonOf(button)] : []),
      ...after.map(paragraph),
      '<p style="margin:0;color:#5b6472">Candor</p></div></body></html>',
    ].join('\n'),
  };
}

/** What a person wrote keeps its lines. */
const paragraph = (line: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(line)}</p>`;

const buttonOf = ({ label, link }: { label: string; link: string }) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#0f6b73;color:#ffffff;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p>`;
