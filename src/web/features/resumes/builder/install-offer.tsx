import { Suspense, useCallback, useState } from 'react';
import { useConnection } from '../../../native/connection.ts';
import { dismissInstall, mayOfferInstall } from '../../../native/install-offer.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';

const InstallBanner = lazyPart(() => import('./install-banner.tsx').then((file) => file.InstallBanner));

/** Its place is there from the first paint on, so that nothing moves when its words come. */
export function InstallOffer() {
  const [isShown, setShown] = useState(mayOfferInstall);
  const connection = useConnection();
  const hide = useCallback(() => setShown(false), []);
  // Two strips at once are one too many.
  if (!isShown || connection !== 'online') return null;
  return (
    <div className="flex min-h-21 items-center gap-3 border-line border-b bg-surface py-2 ps-4 pe-1 md:min-h-15 md:ps-6 md:pe-4">
      <Suspense fallback={null}>
        <InstallBanner
          onGone={hide}
          onDismiss={() => {
            dismissInstall();
            hide();
          }}
        />
      </Suspense>
    </div>
  );
}
