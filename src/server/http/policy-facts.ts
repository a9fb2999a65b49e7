import { dayInWords, type PolicyCase, type PolicyFacts } from '#contract/policy-facts.ts';
import type { ProviderName } from '../models/model-settings.ts';
import type { Config } from '../process/config.ts';

type PolicySettings = Pick<
  Config,
  | 'SUPPORT_EMAIL'
  | 'SMTP_URL'
  | 'AUTH_URL'
  | 'GOOGLE_CLIENT_ID'
  | 'PASSWORD_BREACH_CHECK'
  | 'STRIPE_SECRET_KEY'
  | 'MODELS'
  | 'MODELS_VERIFY'
  | 'JSEARCH_KEY'
  | 'ADZUNA_APP_ID'
  | 'GREENHOUSE_BOARDS'
  | 'LEVER_BOARDS'
>;

const caseOfProvider: Readonly<Record<ProviderName, PolicyCase>> = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google-models',
  compatible: 'other-model',
};

/** What the policies must say about this installation: who else gets data, and where questions go. */
export function policyFacts(config: PolicySettings, now: Date): PolicyFacts {
  const mailHost = publicHost(config.SMTP_URL);
  const applies: Partial<Record<PolicyCase, boolean>> = {
    'no-model': config.MODELS.length === 0,
    model: config.MODELS.length > 0,
    'own-sign-in': !config.AUTH_URL,
    'hosted-sign-in': config.AUTH_URL !== '',
    'google-sign-in': !config.AUTH_URL && config.GOOGLE_CLIENT_ID !== '',
    'breach-check': !config.AUTH_URL && config.PASSWORD_BREACH_CHECK,
    stripe: config.STRIPE_SECRET_KEY !== '',
    'mail-provider': mailHost !== '',
    'own-mail': mailHost === '',
    jsearch: config.JSEARCH_KEY !== '',
    adzuna: config.ADZUNA_APP_ID !== '',
    'job-boards': config.GREENHOUSE_BOARDS.length + config.LEVER_BOARDS.length > 0,
  };
  // Nothing is checked by a second model while no first one writes.
  const asked = config.MODELS.length > 0 ? [...config.MODELS, ...config.MODELS_VERIFY] : [];
  for (const { provider } of asked) applies[caseOfProvider[provider]] = true;
  return {
    contact: config.SUPPORT_EMAIL,
    today: dayInWords(now),
    mailHost,
    signInHost: config.AUTH_URL && new URL(config.AUTH_URL).hostname,
    applies: (Object.keys(applies) as PolicyCase[]).filter((each) => applies[each]),
  };
}

/** A mail server's name, where it is one that others run; every mail names it anyway. */
function publicHost(address: string): string {
  if (!URL.canParse(address)) return '';
  const { hostname } = new URL(address);
  const isOurs = !hostname.includes('.') || /^[\d.]+$|^\[|\.(?:internal|local|lan)$/.test(hostname);
  return isOurs ? '' : hostname;
}
