import type { MessageId } from '@lingui/core';
import type { ColorSchemeId } from '#domain/resume/color-schemes.ts';
import type { TemplateId } from '#domain/resume/templates.ts';

interface TemplateWords {
  name: MessageId;
  description: MessageId;
}

/** What the templates are called, and how each looks in a few words. */
export const templateWords: Readonly<Record<TemplateId, TemplateWords>> = {
  classic: { name: 'Classic', description: 'Traditional corporate' },
  modern: { name: 'Modern', description: 'Clean contemporary' },
  executive: { name: 'Executive', description: 'Side headings and a lead summary' },
  creative: { name: 'Creative', description: 'A tinted column, best for one page' },
  technical: { name: 'Technical', description: 'Skills first, dates in the margin' },
  minimalist: { name: 'Minimalist', description: 'Weight and space, nothing else' },
  professional: { name: 'Professional', description: 'A calm tinted head' },
  bold: { name: 'Bold', description: 'A solid head and strong rules' },
  elegant: { name: 'Elegant', description: 'Centered Garamond with thin lines' },
  contemporary: { name: 'Contemporary', description: 'A timeline of your work' },
};

export const schemeNames: Readonly<Record<ColorSchemeId, MessageId>> = {
  teal: 'Modern Teal',
  navy: 'Classic Navy',
  plum: 'Executive Plum',
  emerald: 'Emerald Growth',
  amber: 'Warm Minimal',
};
