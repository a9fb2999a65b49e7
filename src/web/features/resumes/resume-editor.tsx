import { useLingui } from '@lingui/react';
import type { ResumeData } from '#domain/resume.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ResumeEditorProps {
  data: ResumeData;
  /** Paths of fields that the parser is unsure of. */
  unsure: readonly string[];
  onChange: (data: ResumeData) => void;
}

/** Every field of a resume, to be edited by hand. */
export function ResumeEditor({ data, onChange }: ResumeEditorProps) {
  const { _ } = useLingui();
  return (
    <Field label={_('Summary')}>
      {(control) => (
        <TextArea
          {...control}
          value={data.summary}
          onChange={(event) => onChange({ ...data, summary: event.target.value })}
        />
      )}
    </Field>
  );
}
