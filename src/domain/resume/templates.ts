/** The template catalog, in the order in which the picker shows it. */
export const templateIds = [
  'classic',
  'modern',
  'executive',
  'creative',
  'technical',
  'minimalist',
  'professional',
  'bold',
  'elegant',
  'contemporary',
] as const;

export type TemplateId = (typeof templateIds)[number];

export interface Template {
  readonly isPremium: boolean;
}

const basic = { isPremium: false } as const;
const premium = { isPremium: true } as const;

export const templates: Readonly<Record<TemplateId, Template>> = {
  classic: basic,
  modern: basic,
  executive: premium,
  creative: premium,
  technical: premium,
  minimalist: premium,
  professional: premium,
  bold: premium,
  elegant: premium,
  contemporary: premium,
};

export const defaultTemplateId: TemplateId = 'classic';
