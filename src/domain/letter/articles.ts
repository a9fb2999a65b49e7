import { withA } from './names.ts';

/** Things that can be counted: in a sentence one of them has an article, in a line of a resume often none. */
const things =
  'team|crew|group|department|budget|portfolio|caseload|territory|program|project|system|database|shift|store|shop|warehouse|kitchen|class|classroom|unit|process|committee|branch|region|fleet|website|campaign|network|clinic|ward|pipeline|panel|platform|app|tool|dashboard|course|curriculum|workshop|route|section|station|site|plan|strategy|policy|rollout|audit|migration|initiative|framework|facility|building|vendor|problem|planner|script|checklist|schedule|inventory system|spreadsheet';
const people =
  'manager|chef|boss|supervisor|director|nurse|doctor|owner|teacher|principal|foreman|sysadmin|vendor';

const noArticle =
  '(?!(?:the|an?|our|my|its|their|his|her|all|each|every|any|this|that|no|one|two|three|four|five|six|seven|eight|nine|ten|both|several|many|other|more|another|some|cross|per|up|out|off|over|on|in|at|to|for|with|as|\\d+)\\b)';
const opened = new RegExp(
  `^((?:\\p{L}+ly )?(?:was )?\\p{L}+(?:-\\p{L}+)? (?:(?:up|out|on|for|with|as) )?)(${noArticle}(?:(?:\\$\\d[\\d,.]*[KkMmBb+]?|\\d+-\\p{L}+|\\p{Ll}[\\p{L}-]*) ){0,3}(?:${things}))(?=\\s(?:of|for|in|with|that|which|to|from|at|on|by|and|across|during|when|where|who|under|after)\\b|[,.;:)]|$)`,
  'u',
);
const later = new RegExp(
  `(?<=\\s(?:with|by|on|using|making|building|running|managing|leading|writing|creating) )(${noArticle}(?!\\p{L}+ing )(?:[\\p{L}\\d][\\p{L}\\d-]* ){0,2}(?:${things}))(?=\\s(?:of|for|in|with|that|which|to|from|at|on|by|and|across|during|when|where|who|under|after)\\b|[,.;:)]|$)`,
  'gu',
);
const who = new RegExp(`(?<=\\s(?:when|with|to|by|for|if|under) )(?=(?:${people})\\b)`, 'gu');
const joint = /\b(?:and|or|of|in|to|for|with|from|by|on|at|over|across|as)\s/u;

/** "led team of five" → "led a team of five"; "when chef is off" → "when the chef is off". */
export const withArticles = (told: string): string =>
  told
    .replace(opened, (whole, before: string, thing: string) =>
      joint.test(thing) ? whole : `${before}${articled(thing)}`,
    )
    .replace(later, (whole) => (joint.test(whole) || /s\s/u.test(whole) ? whole : articled(whole)))
    .replace(who, 'the ');

const articled = (thing: string): string => (/\S+s (?:\S+ )*\S+$/u.test(thing) ? thing : withA(thing));
