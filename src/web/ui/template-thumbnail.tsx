import { clsx } from 'clsx';
import { useState } from 'react';
import type { ColorSchemeId } from '#domain/resume/color-schemes.ts';
import type { TemplateId } from '#domain/resume/templates.ts';

interface TemplateThumbnailProps {
  templateId: TemplateId;
  colorScheme: ColorSchemeId;
  className: string;
}

/**
 * A page in this template and scheme. Decorative: what stands beside it says what it is. Where the pictures were not
 * drawn, an empty sheet takes the place.
 */
export function TemplateThumbnail({ templateId, colorScheme, className }: TemplateThumbnailProps) {
  const [missing, setMissing] = useState<string>();
  const src = `/thumbnails/${templateId}-${colorScheme}.webp`;
  const look = clsx('block aspect-[360/466] rounded-sheet bg-paper', className);
  if (missing === src) return <span aria-hidden="true" className={look} />;
  return (
    <img
      src={src}
      alt=""
      width={360}
      height={466}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
      className={clsx('h-auto', look)}
    />
  );
}
