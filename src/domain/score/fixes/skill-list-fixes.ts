import type { Candidate, FixContext } from './candidate.ts';

const most = 10;

/** A list of the skills that the jobs show. */
export function skillListFixes({ view }: FixContext): Candidate[] {
  const { lexicon } = view.reader;
  if (view.listed.length > 0) return [];
  const names = new Map<string, string>();
  for (const { text, words, isExperience } of view.passages) {
    if (!isExperience) continue;
    for (const { value, start, end } of lexicon.skills.find(words))
      if (!value.ambiguous && value.type !== 'soft' && value.type !== 'human-language')
        names.set(value.name, names.get(value.name) ?? text.slice(start, end));
  }
  const list = [...names.values()].slice(0, most);
  if (list.length < 3) return [];
  return [
    {
      check: 'sections',
      id: 'list-shown-skills',
      advice: { code: 'list-shown-skills' },
      fields: [{ path: 'skills', text: list.join('\n') }],
      asks: [],
      hope: 8,
    },
  ];
}
