import { type TemplateId, templates } from '#domain/resume/templates.ts';
import { AppError } from '../app-error.ts';
import type { Trx } from '../database/database.ts';
import { isPremium } from './uses.ts';

/** Premium templates are for Premium, whatever the page that called allows. */
export async function checkTemplate(trx: Trx, userId: string, templateId: TemplateId): Promise<void> {
  if (!templates[templateId].isPremium || (await isPremium(trx, userId))) return;
  throw new AppError('premium_required', {
    feature: 'premiumTemplate',
    message: 'Premium templates are a Premium feature!',
  });
}
