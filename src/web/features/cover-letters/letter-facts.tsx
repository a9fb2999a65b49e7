import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { templates } from '#domain/resume/templates.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useUpgrade } from '../../upgrade.tsx';
import { noticeSentences } from '../../writing/result/notice-texts.ts';
import { Notices, useWriterText } from '../../writing/result/result-notes.tsx';
import { letterNotices } from './letter-notices.ts';
import { LookSwitch } from './look-switch.tsx';
import type { LetterEdits } from './use-letter-edits.ts';

const LetterVersions = lazyPart(() => import('./letter-versions.tsx').then((file) => file.LetterVersions));

interface LetterFactsProps {
  letter: CoverLetter;
  edits: LetterEdits;
  isPremium: boolean;
}

/** Which engine wrote it, what the person must know of it, how it looks, and its earlier states. */
export function LetterFacts({ letter, edits, isPremium }: LetterFactsProps) {
  const { _, i18n } = useLingui();
  const [showsVersions, setShowsVersions] = useState<boolean>();
  const openUpgrade = useUpgrade();
  const writer = useWriterText(letter.writer);
  const needsPremium = templates[letter.head.templateId].isPremium && !isPremium;
  const pick = (look: CoverLetter['look']) => {
    if (look === 'resume' && needsPremium) openUpgrade('premiumTemplate');
    else edits.add({ kind: 'update', change: { look } });
  };
  return (
    <div className="mx-auto w-full max-w-[632px] space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-ink-2">
        {writer && <p>{writer}</p>}
        <div className="flex gap-x-4">
          <Button
            variant="link"
            size="inline"
            className="text-xs max-lg:min-h-11"
            onClick={() => setShowsVersions(true)}
          >
            {_('Versions')}
          </Button>
          <Button asChild variant="link" size="inline" className="text-xs max-lg:min-h-11">
            <a href={`/print/cover-letter/${letter.id}`} target="_blank" rel="noreferrer">
              {_('View as printed')}
            </a>
          </Button>
        </div>
        <div className="sm:ms-auto">
          <LookSwitch value={letter.look} onPick={pick} isLocked={needsPremium} />
        </div>
      </div>
      {letter.writer?.kind === 'built-in' && (
        <p className="text-ink-3 text-xs">
          {_(
            'The built-in engine writes short letters from lines of your resume. A language model would write 200 to 350 words and connect them to the job.',
          )}
        </p>
      )}
      <Notices texts={noticeSentences(letter.notices, letterNotices, i18n)} />
      <Suspense fallback={null}>
        {showsVersions !== undefined && (
          <LetterVersions
            open={showsVersions}
            onOpenChange={setShowsVersions}
            letter={letter}
            edits={edits}
          />
        )}
      </Suspense>
    </div>
  );
}
