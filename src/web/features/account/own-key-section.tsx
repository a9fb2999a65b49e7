import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Note } from '../../ui/note.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { ownKeyQuery } from './account-queries.ts';
import { AccountRow, AccountSection } from './account-section.tsx';
import { keyProviders, useKeyChange } from './own-key.ts';

/** Most people never see it: only then is it loaded. */
const OwnKeyForm = lazyPart(() => import('./own-key-form.tsx').then((file) => file.OwnKeyForm), {
  isRare: true,
});

/** A key to a language model that the person brings along, where that's offered. */
export function OwnKeySection() {
  const { _ } = useLingui();
  const { data } = useQuery(ownKeyQuery);
  if (!data || !(data.isOffered || data.key)) return null;
  const { key } = data;
  return (
    <AccountSection title={_('Your AI key')}>
      {key ? (
        <KeptKey
          text={_('{provider} key ending in {last4}, used with {model}. The provider bills you directly.', {
            provider: keyProviders[key.provider].label,
            last4: key.lastFour,
            model: key.model,
          })}
        />
      ) : (
        <>
          <AccountRow
            text={_(
              'Bring your own API key, and your documents are written with it. We store it encrypted and never show it again.',
            )}
          />
          <Suspense fallback={null}>
            <OwnKeyForm />
          </Suspense>
        </>
      )}
    </AccountSection>
  );
}

function KeptKey({ text }: { text: string }) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const remove = useKeyChange(() => api.deleteOwnKey());
  return (
    <AccountRow
      text={text}
      action={
        <Button variant="dangerQuiet" size="row" busy={remove.isPending} onClick={() => remove.mutate()}>
          {_('Delete key')}
        </Button>
      }
    >
      {remove.error && <Note tone="bad">{textOf(remove.error)}</Note>}
    </AccountRow>
  );
}
