import type { TemplateId } from '#domain/resume/templates.ts';
import type { TemplateLook } from './template-look.ts';
import { bold } from './templates/bold.ts';
import { classic } from './templates/classic.ts';
import { contemporary } from './templates/contemporary.ts';
import { creative } from './templates/creative.ts';
import { elegant } from './templates/elegant.ts';
import { executive } from './templates/executive.ts';
import { minimalist } from './templates/minimalist.ts';
import { modern } from './templates/modern.ts';
import { professional } from './templates/professional.ts';
import { technical } from './templates/technical.ts';

export const templateLooks: Readonly<Record<TemplateId, TemplateLook>> = {
  classic,
  modern,
  executive,
  creative,
  technical,
  minimalist,
  professional,
  bold,
  elegant,
  contemporary,
};
