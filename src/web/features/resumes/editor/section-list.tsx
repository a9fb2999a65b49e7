import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { ResumeData } from '#domain/resume/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { EditorField } from './editor-field.tsx';
import type { RowProps } from './editor-list.tsx';
import { EntryCard } from './entry-card.tsx';
import { entryListOf } from './entry-list.tsx';
import { ListField } from './list-field.tsx';
import { linesOf, linesText } from './written-lists.ts';

type Section = NonNullable<ResumeData['additional']>[number];

const SectionRow = memo(function SectionRow(row: RowProps<Section>) {
  const { _ } = useLingui();
  const { item: section, at, steps } = row;
  const path = `additional.${row.at}`;
  return (
    <EntryCard
      {...row}
      title={section.heading || _('No heading')}
      detail={section.lines.join(', ')}
      path={path}
      fields={() => (
        <>
          {section.unplaced && (
            <Note>
              <p>{_('We couldn’t place these lines, so they aren’t in your file.')}</p>
              <Button
                size="sm"
                className="mt-2.5"
                onClick={() => steps.set(at, { heading: section.heading, lines: section.lines })}
              >
                {_('Put them in')}
              </Button>
            </Note>
          )}
          <EditorField
            label={_('Heading')}
            path={`${path}.heading`}
            value={section.heading}
            onText={(heading) => steps.set(at, { ...section, heading })}
          />
          <ListField
            label={_('Lines')}
            path={`${path}.lines`}
            hint={_('One per line')}
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

/** What fits no other field: volunteering, publications, languages. */
export const SectionList = entryListOf<Section>({
  Row: SectionRow,
  titleOf: ({ heading, lines }: Section) => heading || lines.join(', '),
  blank: { heading: '', lines: [] },
  addText: 'Add a section',
});
