import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { FileButton, FileRead, largestFileBytes } from '../../../writing/read-file.tsx';
import { useSharedFile } from './use-shared-file.ts';

const accepted = '.pdf,.docx,.txt,application/pdf,text/plain';

export interface ResumeImport {
  readonly isReading: boolean;
  readonly failure: string | undefined;
  /** The last file that was read, until its text is undone or put away. */
  readonly read: { readonly name: string; readonly notices: readonly string[] } | undefined;
  readonly start: (file: File) => void;
  readonly undo: () => void;
  readonly putAway: () => void;
  /** A file that was shared while there is a text it would replace. */
  readonly offered: { readonly name: string } | undefined;
  readonly takeOffered: () => void;
  readonly declineOffered: () => void;
}

/**
 * Reads a file into the text, for a new resume also one that was shared. What stood there before is one press away.
 * Any page on the web can send us a file the way the share sheet does, so a shared one replaces nothing unasked.
 */
export function useResumeImport(
  content: string,
  setContent: (text: string) => void,
  isNew: boolean,
): ResumeImport {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [read, setRead] = useState<{ name: string; notices: readonly string[]; before: string }>();
  const [failure, setFailure] = useState<string>();
  const [offered, setOffered] = useState<File>();
  const latest = useRef(content);
  latest.current = content;
  const reading = useMutation({
    mutationFn: (file: File) => api.importResume({ file }),
    onSuccess: (result, file) => {
      setRead({ name: file.name, notices: result.notices, before: latest.current });
      setContent(result.content);
    },
    onError: (error) => setFailure(textOf(error)),
  });
  const start = (file: File) => {
    if (reading.isPending) return;
    setRead(undefined);
    setOffered(undefined);
    setFailure(
      file.size > largestFileBytes
        ? _('This file is larger than 5 MB. Please choose a smaller one.')
        : undefined,
    );
    if (file.size <= largestFileBytes) reading.mutate(file);
  };
  useSharedFile(isNew, (file) => (latest.current.trim() === '' ? start(file) : setOffered(file)));
  const undo = () => {
    if (read) setContent(read.before);
    setRead(undefined);
  };
  return {
    isReading: reading.isPending,
    failure,
    read,
    start,
    undo,
    putAway: () => setRead(undefined),
    offered,
    takeOffered: () => offered && start(offered),
    declineOffered: () => setOffered(undefined),
  };
}

export function UploadButton({ isReading, onFile }: { isReading: boolean; onFile: (file: File) => void }) {
  const { _ } = useLingui();
  return (
    <FileButton text={_('Upload PDF or Word')} accept={accepted} isReading={isReading} onFile={onFile} />
  );
}

/** What came of a file: a failure, or what was read with a way back. */
export function ImportNotes(props: ResumeImport) {
  const { failure, read, undo, putAway, offered } = props;
  if (offered) return <OfferedFile {...props} name={offered.name} />;
  if (failure) return <Note tone="bad">{failure}</Note>;
  if (!read) return null;
  return (
    <FileRead name={read.name} onUndo={undo} onPutAway={putAway}>
      {read.notices.map((notice) => (
        <p key={notice} className="mt-1 text-ink-2">
          {notice}
        </p>
      ))}
    </FileRead>
  );
}

function OfferedFile({ name, takeOffered, declineOffered }: ResumeImport & { name: string }) {
  const { _ } = useLingui();
  return (
    <Note>
      <p className="break-words">
        {_('{name} was shared with Candor. Replace your text with it?', { name })}
      </p>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={takeOffered}>
          {_('Replace my text')}
        </Button>
        <Button size="sm" variant="ghost" onClick={declineOffered}>
          {_('Keep my text')}
        </Button>
      </div>
    </Note>
  );
}
