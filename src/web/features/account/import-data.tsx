import { useLingui } from '@lingui/react';
import { type ChangeEvent, useRef } from 'react';
import type { ImportedDocuments } from '#contract/account.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useImportAccount } from './account-queries.ts';
import { AccountRow } from './account-section.tsx';

/** An export of this or another account comes back in. */
export function ImportData() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const bring = useImportAccount();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) bring.mutate(file);
  };
  return (
    <AccountRow
      title={_('Import data')}
      text={_('Adds the resumes and letters from a Candor export to this account.')}
      action={
        <Button size="row" busy={bring.isPending} onClick={() => input.current?.click()}>
          {bring.isPending ? _('Importing…') : _('Choose file')}
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={_('Candor export')}
        onChange={choose}
      />
      <div role="status" className="empty:hidden">
        {bring.data && <Imported documents={bring.data} />}
      </div>
      {bring.error && (
        <Note tone="bad" className="mt-3">
          {textOf(bring.error)}
        </Note>
      )}
    </AccountRow>
  );
}

function Imported({ documents: { resumes, coverLetters, looksChanged } }: { documents: ImportedDocuments }) {
  const { _ } = useLingui();
  const isNothing = resumes === 0 && coverLetters === 0;
  return (
    <Note tone={isNothing ? 'info' : 'ok'} className="mt-3">
      {isNothing
        ? _('Everything in this file is already in your account.')
        : _('Resumes added: {resumes}. Cover letters added: {letters}.', { resumes, letters: coverLetters })}
      {looksChanged > 0 && (
        <p className="mt-1">
          {_('Resumes with a Premium template now use Classic: {count}.', { count: looksChanged })}
        </p>
      )}
    </Note>
  );
}
