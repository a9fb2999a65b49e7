import { originStandIn } from '#contract/page-paths.ts';
import type { Config } from '../process/config.ts';
import { escapeHtml } from './escape-html.ts';
import { fillPolicies } from './fill-policies.ts';
import { policyFacts } from './policy-facts.ts';

/** What only the server knows goes into a built page when it's sent: its settings, its nonce, the address people use. */
export function fillIn(page: string, config: Config, nonce: string, now: Date): string {
  const authUrl = config.AUTH_URL || (config.API_ORIGIN && `${config.API_ORIGIN}/auth/v1`);
  const policies = policyFacts(config, now);
  const settings = escapeHtml(
    JSON.stringify({
      apiOrigin: config.API_ORIGIN,
      authUrl,
      passwordMinLength: config.PASSWORD_MIN_LENGTH,
      freeResumes: config.FREE_RESUMES,
      freeCoverLetters: config.FREE_COVER_LETTERS,
      policies,
    }),
  );
  const head = `<meta name="candor-config" content="${settings}"><meta property="csp-nonce" nonce="${nonce}">`;
  return fillPolicies(page, policies)
    .replace('<!--runtime-head-->', () => head)
    .replaceAll(originStandIn, new URL(config.PUBLIC_URL).origin);
}
