import type { TaggedSequence } from '#domain/language/chains/chain-model.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { contactMembers, contactTokens } from '#domain/resume/parse/contact-features.ts';
import { entryMembers } from '#domain/resume/parse/entry-features.ts';
import { blockPieces } from '#domain/resume/parse/header-blocks.ts';
import { blockTokens, headerMembers } from '#domain/resume/parse/header-tokens.ts';
import type { LineLabel } from '#domain/resume/parse/labeled.ts';
import { type LineFacts, readFacts } from '#domain/resume/parse/line-facts.ts';
import { lineMembers } from '#domain/resume/parse/line-features.ts';
import { listMembers } from '#domain/resume/parse/list-features.ts';
import type { ParserModel } from '#domain/resume/parse/parser-model.ts';
import {
  headerLines,
  labelLines,
  listParts,
  listsIn,
  passagesOf,
  readRows,
} from '#domain/resume/parse/read-labels.ts';
import { lookAgainAtHeaders, lookAgainAtLines } from '#domain/resume/parse/second-look.ts';
import { readTagged, type TaggedResume, type TaggedText } from '../labeled/tagged-resume.ts';
import { openSet } from '../set-files.ts';
import type { Example } from './encoded-examples.ts';
import {
  goldContactLabels,
  goldEntryLabels,
  goldLineLabels,
  goldListLabels,
  goldTokenLabels,
} from './gold-labels.ts';

export interface LabeledResume extends TaggedResume {
  id: string;
}

/** The tagged resumes of a folder. */
export function readLabeled(folder: string): LabeledResume[] {
  const set = openSet(folder);
  return set
    .list()
    .filter((file) => file.endsWith('.tagged'))
    .map((file) => ({ id: file.slice(0, -'.tagged'.length), ...readTagged(set.read(file)) }));
}

/** What a labeled text teaches, and how its second look is made from the first labels. */
export interface Examples {
  lines: Example;
  jobs: Example;
  studies: Example;
  contact: Example;
  lists: Example;
  /** The header lines as a model labels them, to be parted into entries. */
  entries(parser: ParserModel): Example;
  again: Record<'lines' | 'jobs' | 'studies', (tagged: TaggedSequence, labels: readonly string[]) => Example>;
}

/** What one labeled text teaches each of the models, in the reading in which its labels change the least. */
export function examplesOf(tagged: TaggedText, lexicon: Lexicon): Examples {
  const readings = readFacts(tagged.text, lexicon).map((facts) => ({
    facts,
    changes: changesIn(goldLineLabels(facts, tagged)),
  }));
  const [first] = readings.sort((a, b) => a.changes - b.changes);
  return examplesOfReading(first?.facts ?? [], tagged, lexicon);
}

/** How often a label is of another kind than the one before it; a part that goes on after something else counts more. */
const changesIn = (labels: readonly string[]): number =>
  labels.reduce((sum, label, place) => {
    const before = labels[place - 1] ?? '';
    if (before[0] === label[0]) return sum;
    return sum + (label.endsWith('i') ? 3 : 1);
  }, 0);

function examplesOfReading(facts: readonly LineFacts[], tagged: TaggedText, lexicon: Lexicon): Examples {
  const labels = goldLineLabels(facts, tagged);
  const lines = facts.map((fact, place) => ({ fact, label: labels[place] as LineLabel, chance: () => 1 }));
  const header = (kind: 'J' | 'E') => {
    const tokens = blockTokens(blockPieces(facts, headerLines(labels, kind)), lexicon);
    const example = { members: headerMembers(tokens), labels: goldTokenLabels(tokens, tagged) };
    const again = (first: TaggedSequence, names: readonly string[]) => ({
      ...example,
      members: lookAgainAtHeaders(tokens, example.members, first, { labels: names }),
    });
    return { example, again };
  };
  const contact = contactTokens(facts, labels, lexicon);
  const parts = listParts(listsIn(passagesOf(lines)), lexicon);
  const jobs = header('J');
  const studies = header('E');
  const own = { members: lineMembers(facts), labels };
  return {
    lines: own,
    jobs: jobs.example,
    studies: studies.example,
    entries: (parser) => {
      const known = { ...lexicon, parser };
      const labeled = labelLines(facts, parser);
      const rows = readRows(labeled, known);
      return { members: entryMembers(rows, labeled), labels: goldEntryLabels(rows, tagged) };
    },
    contact: { members: contactMembers(contact, facts, lexicon), labels: goldContactLabels(contact, tagged) },
    lists: { members: listMembers(parts), labels: goldListLabels(parts, tagged) },
    again: {
      lines: (first, names) => ({
        ...own,
        members: lookAgainAtLines(facts, own.members, first, { labels: names }),
      }),
      jobs: jobs.again,
      studies: studies.again,
    },
  };
}
