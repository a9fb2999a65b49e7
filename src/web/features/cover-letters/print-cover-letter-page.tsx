import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { composeLetter, letterStyle, letterTitle } from '#documents/compose-letter.ts';
import { letterCss } from '#documents/letter-css.ts';
import { LetterPage } from '#documents/letter-page.tsx';
import { PrintedDocument } from '../../ui/printed-document.tsx';
import { coverLetterQuery } from './cover-letter-queries.ts';

/** The letter on bare sheets, as its file has it; nothing at all until it is there, or if it cannot be had. */
export function PrintCoverLetterPage() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(coverLetterQuery(id));
  useEffect(() => {
    if (error) console.error('The cover letter could not be loaded.', error);
  }, [error]);
  if (!data) return null;
  const letter = composeLetter(data.content, data.head, data.look);
  return (
    <PrintedDocument
      pageSize="letter"
      title={letterTitle(letter)}
      css={letterCss(letter)}
      fonts={{ style: letterStyle(letter), text: JSON.stringify(letter), language: letter.language }}
    >
      <LetterPage letter={letter} />
    </PrintedDocument>
  );
}
