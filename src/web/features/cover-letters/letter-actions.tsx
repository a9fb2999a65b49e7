import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { CoverLetter, LetterFormat } from '#contract/cover-letters.ts';
import { api } from '../../api.ts';
import { DownloadMenu } from '../../writing/result/download-menu.tsx';
import { DownloadNote, ShareNote } from '../../writing/result/result-notes.tsx';
import { ShareButton } from '../../writing/result/share-button.tsx';
import { type DownloadFormat, useDownloads } from '../../writing/result/use-downloads.ts';
import { useShare } from '../../writing/result/use-share.ts';

interface LetterActionsProps {
  letter: CoverLetter;
  /** Sends what is still unsaved: the file is made from what the server has. */
  flush: () => Promise<void>;
  /** What else can be done with it. */
  children: ReactNode;
}

const nameOf = ({ id }: CoverLetter, format: LetterFormat) => `cover-letter-${id.slice(0, 8)}.${format}`;

const formatsOf = (letter: CoverLetter): readonly (readonly DownloadFormat<LetterFormat>[])[] => [
  [
    { format: 'pdf', label: 'PDF', fileName: nameOf(letter, 'pdf') },
    { format: 'docx', label: 'Word', fileName: nameOf(letter, 'docx') },
    { format: 'txt', label: 'Text', fileName: nameOf(letter, 'txt') },
  ],
];

/** The ways to take a letter along. */
export function LetterActions({ letter, flush, children }: LetterActionsProps) {
  const { _ } = useLingui();
  const formats = formatsOf(letter);
  const load = async (format: LetterFormat) => {
    await flush();
    return api.downloadCoverLetter({ params: { id: letter.id }, query: { format } });
  };
  const downloads = useDownloads<LetterFormat>({
    state: `${letter.id} ${letter.revision}`,
    load,
    messageOf: (format) => ({
      title: _('Download Complete'),
      description: _('Your cover letter has been downloaded as {format}.', { format: format.toUpperCase() }),
    }),
  });
  const sharing = useShare({
    loadPdf: async () => (await load('pdf')).content,
    pdfName: nameOf(letter, 'pdf'),
    title: _('Cover Letter'),
    text: _('My cover letter, written with Candor'),
    onlyForYou: _('The link opens your letter only for you. To show it to someone else, send them a file.'),
    words: () => letter.content,
    wordsCopied: _('Cover letter copied to clipboard'),
  });
  return (
    <>
      <div className="ms-auto flex gap-2 max-sm:w-full">
        {children}
        <ShareButton sharing={sharing} />
        <DownloadMenu formats={formats} downloads={downloads} />
      </div>
      <div className="basis-full space-y-2 has-[>:only-child:empty]:hidden">
        <DownloadNote formats={formats} downloads={downloads} />
        <ShareNote sharing={sharing} />
      </div>
    </>
  );
}
