import { expect, test } from 'vitest';
import { type Command, findCommands } from './command.ts';

const command = (name: string, group: Command['group'], kind?: string): Command => ({
  id: name,
  name,
  group,
  ...(kind && { kind }),
  run: () => undefined,
});
const commands = [
  command('Switch to light theme', 'actions'),
  command('Zoë’s résumé for Harbor', 'documents', 'Resume'),
  command('Letter to Harbor', 'documents', 'Cover Letter'),
  command('AI Job Search', 'pages'),
  command('Resume Builder', 'pages'),
];

test.each([
  [
    '',
    [
      'AI Job Search',
      'Resume Builder',
      'Zoë’s résumé for Harbor',
      'Letter to Harbor',
      'Switch to light theme',
    ],
  ],
  ['resume', ['Resume Builder', 'Zoë’s résumé for Harbor']],
  ['HARBOR', ['Zoë’s résumé for Harbor', 'Letter to Harbor']],
  ['let harb', ['Letter to Harbor']],
  ['cover', ['Letter to Harbor']],
  ['job', ['AI Job Search']],
  ['zoe', ['Zoë’s résumé for Harbor']],
  ['ight', []],
])('"%s" finds %j', (typed, names) => {
  expect(findCommands(commands, typed).map(({ name }) => name)).toEqual(names);
});
