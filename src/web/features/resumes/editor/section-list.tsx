import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { ResumeData } from '#domain/resume.ts';
import { EditorField } from './editor-field.tsx';
import { EditorList, type RowProps } from './editor-list.tsx';
import { EntryCard } from './entry-card.tsx';
import { ListField } from './list-field.tsx';
import { linesOf, linesText } from './written-lists.ts';

type Section = NonNullable<ResumeData['additional']>[number];

const blankSection: Section = { heading: '', lines: [] };
const titleOf = ({ heading, lines }: Section) => heading || lines.join(', ');

interface SectionListProps {
  items: readonly Section[];
  onItems: (items: Section[]) => void;
}

/** What fits no other field: volunteering, publications, languages. */
export const SectionList = memo(function SectionList({ items, onItems }: SectionListProps) {
  const { _ } = useLingui();
  return (
    <EditorList
      items={items}
      onItems={onItems}
      titleOf={titleOf}
      blank={blankSection}
      addText={_('Add a section')}
      row={(row) => <SectionRow {...row} />}
    />
  );
});

const SectionRow = memo(function SectionRow(row: RowProps<Section>) {
  const { _ } = useLingui();
  const { item: section, at, steps } = row;
  const path = `additional.${row.origin}`;
  return (
    <EntryCard
      {...row}
      title={section.heading || _('No heading')}
      detail={section.lines.join(', ')}
      path={path}
      fields={() => (
        <>
          <EditorField
            label={_('Heading')}
            path={`${path}.heading`}
            value={section.heading}
            onText={(heading) => steps.set(at, { ...section, heading })}
          />
          <ListField
            label={_('Lines')}
            path={`${path}.lines`}
            hint={_('One a line')}
            items={section.lines}
            onItems={(lines) => steps.set(at, { ...section, lines })}
            read={linesOf}
            write={linesText}
          />
        </>
      )}
    />
  );
});
