/** The template catalogue, in the order in which the picker shows it. */
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
  readonly name: string;
  readonly description: string;
  readonly isPremium: boolean;
  readonly category: 'basic' | 'premium';
}

const basic = { isPremium: false, category: 'basic' } as const;
const premium = { isPremium: true, category: 'premium' } as const;

export const templates: Readonly<Record<TemplateId, Template>> = {
  classic: { name: 'Classic', description: 'Traditional corporate', ...basic },
  modern: { name: 'Modern', description: 'Clean contemporary', ...basic },
  executive: { name: 'Executive', description: 'Side headings and a lead summary', ...premium },
  creative: { name: 'Creative', description: 'A tinted column, best for one page', ...premium },
  technical: { name: 'Technical', description: 'Skills first, dates in the margin', ...premium },
  minimalist: { name: 'Minimalist', description: 'Weight and space, nothing else', ...premium },
  professional: { name: 'Professional', description: 'A calm tinted head', ...premium },
  bold: { name: 'Bold', description: 'A solid head and strong rules', ...premium },
  elegant: { name: 'Elegant', description: 'Centred Garamond and hairlines', ...premium },
  contemporary: { name: 'Contemporary', description: 'A timeline of your work', ...premium },
};

export const defaultTemplateId: TemplateId = 'classic';
