import { useLingui } from '@lingui/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { BuilderActions } from './builder-actions.ts';
import { ContactFields } from './editor/contact-fields.tsx';
import { EditorField } from './editor/editor-field.tsx';
import { EditorSection } from './editor/editor-section.tsx';
import { GoToUnsure } from './editor/go-to-unsure.tsx';
import { JobList } from './editor/job-list.tsx';
import { ListField } from './editor/list-field.tsx';
import { SchoolList } from './editor/school-list.tsx';
import { SectionList } from './editor/section-list.tsx';
import { SkillsField } from './editor/skills-field.tsx';
import { UnsureFields } from './editor/unsure.tsx';
import { useGoToField, WantedFieldContext } from './editor/wanted-field.ts';
import { linesOf, linesText } from './editor/written-lists.ts';
import type { Skills } from './editor/written-skills.ts';
import type { WantedField } from './line-links.ts';

interface ResumeEditorProps {
  data: ResumeData;
  /** What was read with doubt, and what was pasted. */
  resume: Pick<Resume, 'unsure' | 'unsureSources' | 'originalContent'>;
  /** Called with every letter; `data` must follow at once. */
  actions: Pick<BuilderActions, 'update' | 'settle'>;
  /** The field to put the cursor into. */
  wanted?: WantedField | undefined;
}

const nothing: never[] = [];

/** Every field of a resume, to be edited by hand. */
export function ResumeEditor({ wanted, ...props }: ResumeEditorProps) {
  useGoToField(wanted);
  return (
    <WantedFieldContext value={wanted}>
      <EditorSections {...props} />
    </WantedFieldContext>
  );
}

function EditorSections({ data: given, resume, actions }: Omit<ResumeEditorProps, 'wanted'>) {
  const { _ } = useLingui();
  const { data, set } = useEdited(given, (structuredData) => actions.update({ structuredData }));
  return (
    <UnsureFields resume={resume} data={data} actions={actions}>
      <h2 className="sr-only">{_('Fields of the resume')}</h2>
      <GoToUnsure />
      <EditorSection title={_('About you')}>
        <ContactFields contact={data.personalInfo} onContact={set.personalInfo} />
        <EditorField isLong label={_('Summary')} path="summary" value={data.summary} onText={set.summary} />
      </EditorSection>
      <EditorSection title={_('Experience')}>
        <JobList items={data.experience} onItems={set.experience} />
      </EditorSection>
      <EditorSection title={_('Education')}>
        <SchoolList items={data.education} onItems={set.education} />
      </EditorSection>
      <EditorSection title={_('Skills and certifications')}>
        <SkillsField skills={data.skills} skillGroups={data.skillGroups} onSkills={set.skills} />
        <ListField
          label={_('Certifications')}
          path="certifications"
          hint={_('One per line')}
          items={data.certifications ?? nothing}
          onItems={set.certifications}
          read={linesOf}
          write={linesText}
        />
      </EditorSection>
      <EditorSection title={_('Other sections')}>
        <SectionList items={data.additional ?? nothing} onItems={set.additional} />
      </EditorSection>
    </UnsureFields>
  );
}

/** One setter a part, always the same, and of the data what was not changed: it is not drawn again. */
function useEdited(given: ResumeData, onChange: (data: ResumeData) => void) {
  const latest = useRef({ text: '', data: given, onChange });
  // What was edited comes back as a copy that was written out and read again; it is the same by its text.
  const text = JSON.stringify(given);
  const data = text === latest.current.text ? latest.current.data : given;
  useLayoutEffect(() => {
    latest.current = { text, data, onChange };
  });
  const set = useMemo(() => {
    const write = (parts: Partial<ResumeData>) => {
      const next = { ...latest.current.data, ...parts };
      latest.current = { ...latest.current, text: JSON.stringify(next), data: next };
      latest.current.onChange(next);
    };
    const setter =
      <Part extends keyof ResumeData>(part: Part) =>
      (value: ResumeData[Part]) =>
        write({ [part]: value });
    return {
      personalInfo: setter('personalInfo'),
      summary: setter('summary'),
      experience: setter('experience'),
      education: setter('education'),
      skills: ({ skills, skillGroups }: Skills) =>
        // Who has no groups is not given an empty list of them.
        write({
          skills,
          ...((skillGroups.length > 0 || latest.current.data.skillGroups) && { skillGroups }),
        }),
      certifications: setter('certifications'),
      additional: setter('additional'),
    };
  }, []);
  return { data, set };
}
