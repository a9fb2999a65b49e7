import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { ResumeData } from '#domain/resume/resume.ts';
import { EditorField } from './editor-field.tsx';

type Contact = ResumeData['personalInfo'];

interface ContactFieldsProps {
  contact: Contact;
  onContact: (contact: Contact) => void;
}

export const ContactFields = memo(function ContactFields({ contact, onContact }: ContactFieldsProps) {
  const { _ } = useLingui();
  const fields = [
    { name: 'name', label: _('Name'), input: { autoComplete: 'name' } },
    { name: 'email', label: _('Email'), input: { autoComplete: 'email', inputMode: 'email' } },
    { name: 'phone', label: _('Phone'), input: { autoComplete: 'tel', inputMode: 'tel' } },
    { name: 'location', label: _('Location'), input: {} },
    { name: 'linkedin', label: _('LinkedIn'), input: { inputMode: 'url' } },
    { name: 'github', label: _('GitHub'), input: { inputMode: 'url' } },
    { name: 'website', label: _('Website'), input: { autoComplete: 'url', inputMode: 'url' } },
  ] as const;
  return (
    <>
      {fields.map(({ name, label, input }) => (
        <EditorField
          key={name}
          label={label}
          input={input}
          path={`personalInfo.${name}`}
          value={contact[name] ?? ''}
          onText={(text) => onContact({ ...contact, [name]: text })}
        />
      ))}
    </>
  );
});
