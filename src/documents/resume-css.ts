import type { TemplateId } from '#domain/resume/templates.ts';
import { lookCss } from './look-css.ts';
import { templateLooks } from './template-looks.ts';
import base from './templates/base.css?raw';
import bold from './templates/bold.css?raw';
import classic from './templates/classic.css?raw';
import contemporary from './templates/contemporary.css?raw';
import creative from './templates/creative.css?raw';
import elegant from './templates/elegant.css?raw';
import executive from './templates/executive.css?raw';
import minimalist from './templates/minimalist.css?raw';
import modern from './templates/modern.css?raw';
import page from './templates/page.css?raw';
import professional from './templates/professional.css?raw';
import technical from './templates/technical.css?raw';

const styles: Readonly<Record<TemplateId, string>> = {
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

/** Everything a browser needs to draw one template: its look, and what only the page can do. */
export const resumeCss = (template: TemplateId): string =>
  page + base + lookCss(template, templateLooks[template]) + styles[template];
