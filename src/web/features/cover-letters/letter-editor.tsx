import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { maxLetterLength } from '#domain/letter/letter-limits.ts';

interface LetterEditorProps {
  content: string;
  onContent: (content: string) => void;
  onDone: () => void;
}

/** The letter on its sheet, to be typed in, as high as it's long. Every change is kept by itself. */
export function LetterEditor({ content, onContent, onDone }: LetterEditorProps) {
  const { _ } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto w-full max-w-[632px]">
      <textarea
        aria-label={_('Cover letter text')}
        ref={field}
        value={content}
        maxLength={maxLetterLength}
        onChange={(event) => onContent(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        className="block field-sizing-content min-h-[500px] w-full resize-none rounded-sheet bg-paper px-6 py-7 font-[Arial,'Liberation_Sans',Arimo,sans-serif] text-[16px]/[1.5] text-paper-ink shadow-float lg:px-15 lg:py-9 lg:text-[13.5px]"
      />
      <p className="mt-2 text-xs text-ink-2">
        {_('Changes are saved as you type. Sentences you change lose their source.')}
      </p>
    </div>
  );
}
