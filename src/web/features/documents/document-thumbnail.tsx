import { Mail } from 'lucide-react';
import { TemplateThumbnail } from '../../ui/template-thumbnail.tsx';
import type { DocumentEntry } from './document-entry.ts';

const sheet = 'w-11 shrink-0 ring-1 ring-line sm:w-13';

/** Decorative: the name beside it says what it is. */
export function DocumentThumbnail({ entry }: { entry: DocumentEntry }) {
  if (entry.kind === 'resume') return <TemplateThumbnail {...entry} className={sheet} />;
  return (
    <span
      aria-hidden="true"
      className={`grid aspect-[360/466] place-items-center rounded-sheet bg-paper text-edge ${sheet}`}
    >
      <Mail className="size-5" />
    </span>
  );
}
