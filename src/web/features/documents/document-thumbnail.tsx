import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { DocumentEntry } from './document-entry.ts';

const sheet = 'aspect-[360/466] w-11 shrink-0 rounded-sheet bg-paper ring-1 ring-line sm:w-13';

/** Decorative: the name beside it says what it is. */
export function DocumentThumbnail({ entry }: { entry: DocumentEntry }) {
  const [isMissing, setMissing] = useState(false);
  if (entry.kind === 'letter') {
    return (
      <span aria-hidden="true" className={`grid place-items-center text-edge ${sheet}`}>
        <Mail className="size-5" />
      </span>
    );
  }
  if (isMissing) return <span aria-hidden="true" className={sheet} />;
  return (
    <img
      src={`/thumbnails/${entry.templateId}-${entry.colorScheme}.webp`}
      alt=""
      width={360}
      height={466}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={`h-auto ${sheet}`}
    />
  );
}
