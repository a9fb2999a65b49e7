import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { openLink } from '../native/open-link.ts';
import { readSharedText, removeSharedText, type SharedText } from '../native/shared-file.ts';
import { ChoiceNote } from '../ui/choice-note.tsx';

interface SharedPostingProps {
  /** What stands in the field by now. */
  posting: string;
  onUse: (text: string) => void;
}

const maxQuoted = 100;

/** What another app has shared, for the posting of this tool. Any page can share something, so it's asked first. */
export function SharedPosting({ posting, onUse }: SharedPostingProps) {
  const { _ } = useLingui();
  const [shared, putAway] = useSharedText();
  if (!shared) return null;
  const { text, link = '' } = shared;
  if (text === '')
    return (
      <ChoiceNote
        text={_(
          'A link was shared: {link}. Candor doesn’t open links. Open it, copy the posting, and paste it here.',
          {
            link: link.slice(0, maxQuoted),
          },
        )}
        take={{ text: _('Open the link'), run: () => openLink(link) }}
        leave={{ text: _('Put it away'), run: putAway }}
      />
    );
  const words = text.replaceAll(/\s+/g, ' ').slice(0, maxQuoted);
  const use = () => {
    onUse(text);
    putAway();
  };
  return (
    <ChoiceNote
      text={
        posting.trim() === ''
          ? _('“{words}…” was shared with Candor. Use it as the job posting?', { words })
          : _('“{words}…” was shared with Candor. Replace the job posting with it?', { words })
      }
      take={{ text: _('Use it'), run: use }}
      leave={{ text: _('Don’t use it'), run: putAway }}
    />
  );
}

/** It stays until the person has chosen: another tab of the tool takes this one away. */
function useSharedText(): [SharedText | undefined, () => void] {
  const [shared, setShared] = useState<SharedText>();
  useEffect(() => {
    let isHere = true;
    void readSharedText().then((found) => isHere && setShared(found));
    return () => {
      isHere = false;
    };
  }, []);
  const putAway = () => {
    setShared(undefined);
    void removeSharedText();
  };
  return [shared, putAway];
}
