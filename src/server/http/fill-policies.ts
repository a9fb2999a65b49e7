import { type PolicyFacts, unfilledFacts } from '#contract/policy-facts.ts';
import { escapeHtml } from './escape-html.ts';

/** An element that holds only in some case. None of these has another of its own kind inside. */
const caseElement = /<(p|li|tr) data-when="([\w-]+)".*?<\/\1>/gs;

/** A policy as it was made at build, with what the settings and the day make of it. */
export function fillPolicies(html: string, facts: PolicyFacts): string {
  const applies = new Set<string>(facts.applies);
  const texts = (['contact', 'today', 'mailHost', 'signInHost'] as const).map(
    (name) => [unfilledFacts[name], facts[name]] as const,
  );
  const kept = html
    .replace(caseElement, (element, _tag, when: string) => (applies.has(when) ? element : ''))
    .replace(/<ul[^>]*><\/ul>/g, '');
  return texts.reduce((page, [token, text]) => page.replaceAll(token, () => escapeHtml(text)), kept);
}
