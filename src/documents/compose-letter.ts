import { cleanText, readableText } from '#domain/language/readable-text.ts';
import type { LetterLook } from '#domain/letter/letter-limits.ts';
import type { ColorSchemeId } from '#domain/resume/color-schemes.ts';
import type { TemplateId } from '#domain/resume/templates.ts';
import { type ContactItem, contactOf } from './compose-resume.ts';
import type { DocumentStyle } from './document-fonts.ts';

/** What a letter takes from its resume: whose it is, and how that looks. */
interface LetterHead {
  name: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  language: string;
  templateId: TemplateId;
  colorScheme: ColorSchemeId;
}

/** What appears in a cover letter. Page, Word and text only dress it. */
export interface ComposedLetter {
  /** Whose letter it is; empty where that is not known. */
  name: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** The text as it was written, line by line; an empty line stands between paragraphs. */
  lines: string[];
  /** The head and type of the resume's template; null for the plain page. */
  dress: { template: TemplateId; colorScheme: ColorSchemeId; contact: ContactItem[] } | null;
}

const firstLetter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

export function composeLetter(
  content: string,
  head: Partial<LetterHead> = {},
  look: LetterLook = 'plain',
): ComposedLetter {
  const text = readableText(content.replace(/\r\n?/g, '\n'));
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');
  const direction = rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
  const name = cleanText(head.name ?? '');
  return { name, language: head.language ?? 'en', direction, lines, dress: dressOf(head, look) };
}

function dressOf(head: Partial<LetterHead>, look: LetterLook): ComposedLetter['dress'] {
  const { templateId: template, colorScheme, email = '', phone = '', location = '', linkedin = '' } = head;
  if (look === 'plain' || !template || !colorScheme) return null;
  return { template, colorScheme, contact: contactOf({ email, phone, location, linkedin }) };
}

/** Whose faces it's set in. */
export const letterStyle = ({ dress }: ComposedLetter): DocumentStyle => dress?.template ?? 'letter';

export const letterTitle = ({ name }: ComposedLetter) =>
  name === '' ? 'Cover Letter' : `${name} – Cover Letter`;
