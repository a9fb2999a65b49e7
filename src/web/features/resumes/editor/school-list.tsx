import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { ResumeData } from '#domain/resume/resume.ts';
import { BulletList } from './bullet-list.tsx';
import { EditorField } from './editor-field.tsx';
import type { RowProps } from './editor-list.tsx';
import { EntryCard } from './entry-card.tsx';
import { entryListOf } from './entry-list.tsx';

type School = ResumeData['education'][number];

const noLines: readonly string[] = [];

const SchoolRow = memo(function SchoolRow(row: RowProps<School>) {
  const { _ } = useLingui();
  const { item: school, at, steps } = row;
  const path = `education.${row.at}`;
  const field = (name: Exclude<keyof School, 'details'>, label: string) => (
    <EditorField
      label={label}
      path={`${path}.${name}`}
      value={school[name] ?? ''}
      onText={(text) => steps.set(at, { ...school, [name]: text })}
    />
  );
  return (
    <EntryCard
      {...row}
      title={school.degree || school.institution || _('New entry')}
      detail={[school.degree && school.institution, school.graduationDate].filter(Boolean).join(', ')}
      path={path}
      fields={() => (
        <>
          {field('degree', _('Degree'))}
          {field('institution', _('School'))}
          {field('location', _('Location'))}
          {field('graduationDate', _('Graduation date'))}
          <BulletList
            legend={_('Details')}
            path={`${path}.details`}
            lines={school.details ?? noLines}
            onItems={(details) => steps.set(at, { ...school, details })}
          />
        </>
      )}
    />
  );
});

export const SchoolList = entryListOf<School>({
  Row: SchoolRow,
  titleOf: ({ degree, institution }: School) => [degree, institution].filter(Boolean).join(', '),
  blank: { degree: '', institution: '', graduationDate: '' },
  addText: 'Add education',
});
