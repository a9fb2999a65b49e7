interface ShownMail {
  to: string;
  subject: string;
  text: string;
  caughtAt: string;
}

export const mailboxStyles = `
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a2230; background: #f5f6f8; }
article { margin: 1rem 0; padding: 1rem 1.25rem; background: #fff; border-radius: 0.5rem; }
h1 { font-size: 1.5rem; }
h2 { margin: 0; font-size: 1.125rem; }
.about { margin: 0.25rem 0 1rem; color: #5b6472; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #0f6b73; }
@media (prefers-color-scheme: dark) {
  body { color: #e6e9ee; background: #10151d; }
  article { background: #1a2230; }
  .about { color: #9aa4b2; }
  a { color: #5cc7d0; }
}
`;

/** Mails as plain text with links to click: what a person would read, and nothing that could run. */
export function mailboxPage(mails: readonly ShownMail[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><link rel="stylesheet" href="/dev/mailbox.css"></head>
<body><h1>Mailbox</h1>
<p class="about">Mail that this machine would have sent, newest first. <a href="/dev/mailbox">Look again</a></p>
${list}
</body></html>`;
}

function article({ to, subject, text, caughtAt }: ShownMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)}, <time datetime="${caughtAt}">${caughtAt.slice(11, 19)}</time></p>
<div class="text">${withLinks(text)}</div></article>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
