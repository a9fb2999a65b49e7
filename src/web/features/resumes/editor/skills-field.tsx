import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ResumeData } from '#domain/resume/resume.ts';
import { EditorField } from './editor-field.tsx';
import { readSkills, type Skills, writtenSkills } from './written-skills.ts';

interface SkillsFieldProps extends Pick<ResumeData, 'skills' | 'skillGroups'> {
  onSkills: (skills: Skills) => void;
}

const nothing: never[] = [];

/** Skills typed as one text, with the names of their groups. What is typed stays, until the skills change elsewhere. */
export function SkillsField({ skills = nothing, skillGroups = nothing, onSkills }: SkillsFieldProps) {
  const { _ } = useLingui();
  const now: Skills = { skills, skillGroups };
  const [typed, setTyped] = useState(() => writtenSkills(now));
  const text = writtenSkills(readSkills(typed, now)) === writtenSkills(now) ? typed : writtenSkills(now);
  return (
    <EditorField
      isLong
      label={_('Skills')}
      path="skills"
      hint={_('Separate skills with commas. To group them, start a line with a name and a colon.')}
      value={text}
      onText={(next) => {
        setTyped(next);
        onSkills(readSkills(next, now));
      }}
    />
  );
}
