export type CommandGroup = 'pages' | 'documents' | 'actions';

export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly name: string;
  /** What kind of thing it is, where the name doesn't say. */
  readonly kind?: string;
  readonly run: () => void;
}

/** Those whose words begin with every word that was typed; where the name begins so comes first. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const asked = wordsOf(typed);
  const found = commands.filter(({ name, kind = '' }) => {
    const words = wordsOf(`${name} ${kind}`);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  });
  const start = asked[0] ?? '';
  const rank = ({ name }: Command) => (wordsOf(name)[0]?.startsWith(start) ? 0 : 1);
  return groupOrder.flatMap((group) =>
    found.filter((command) => command.group === group).toSorted((one, other) => rank(one) - rank(other)),
  );
}

export const groupOrder: readonly CommandGroup[] = ['pages', 'documents', 'actions'];

/** Without accents and case: nobody types them into a search. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
