import { useState } from 'react';
import { pageSizes } from '#documents/page-sizes.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { sampleResume } from '#documents/sample-resume.ts';
import { type ColorSchemeId, colorSchemeIds } from '#domain/resume/color-schemes.ts';
import { type PageSizeId, pageSizeIds } from '#domain/resume/page-limits.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type TemplateId, templateIds } from '#domain/resume/templates.ts';
import { Field } from '../../ui/field.tsx';
import { templateWords } from '../../ui/look-names.ts';
import { ResumePreview } from '../../ui/resume-preview.tsx';
import { Select } from '../../ui/select.tsx';
import { Sample } from './sample.tsx';

const { experience } = sampleResume;
const withJobs = (times: number): ResumeData => ({
  ...sampleResume,
  experience: Array.from({ length: times }, () => experience).flat(),
});

/** The same person with a shorter and with longer histories. */
const lengths: Readonly<Record<string, ResumeData>> = {
  short: sampleResume,
  'a little longer': { ...sampleResume, experience: [...experience, ...experience.slice(0, 1)] },
  long: withJobs(3),
  'very long': withJobs(6),
};

const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

export function DocumentSamples({ startsWith }: { startsWith: 'short' | 'very long' }) {
  const [look, setLook] = useState<ResumeLook>({
    template: 'classic',
    colorScheme: 'teal',
    pageSize: 'letter',
    fit: 0,
  });
  const [length, setLength] = useState<string>(startsWith);
  return (
    <Sample name="ResumePreview">
      <div className="mb-3 grid grid-cols-2 gap-3">
        <Choice
          label="Template"
          value={look.template}
          onChange={(template) => setLook({ ...look, template: template as TemplateId })}
          options={options(templateIds, (id) => templateWords[id].name)}
        />
        <Choice
          label="Colors"
          value={look.colorScheme}
          onChange={(colorScheme) => setLook({ ...look, colorScheme: colorScheme as ColorSchemeId })}
          options={options(colorSchemeIds, (id) => id)}
        />
        <Choice
          label="Paper"
          value={look.pageSize}
          onChange={(pageSize) => setLook({ ...look, pageSize: pageSize as PageSizeId })}
          options={options(pageSizeIds, (id) => pageSizes[id].name)}
        />
        <Choice
          label="Length"
          value={length}
          onChange={setLength}
          options={options(Object.keys(lengths), (name) => name)}
        />
      </div>
      <ResumePreview
        data={lengths[length] ?? sampleResume}
        look={look}
        onFit={(fit) => setLook({ ...look, fit })}
        className="max-h-150"
      />
    </Sample>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
}

function Choice({ label, value, onChange, options: offered }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select value={value} onValueChange={onChange} options={offered} placeholder="" {...control} />
      )}
    </Field>
  );
}
