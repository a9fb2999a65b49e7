import fontUrl from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { splashFace } from './draw-asset.ts';

export type FontState = 'loading' | 'ready' | 'failed';

async function loadFace(attempt: number): Promise<void> {
  // An address that failed once may be answered from memory; another one is asked for anew.
  const address = attempt === 0 ? fontUrl : `${fontUrl}?attempt=${attempt}`;
  const face = new FontFace(splashFace, `url("${address}")`, { weight: '400 900' });
  document.fonts.add(await face.load());
}

/** The face that a splash is drawn with, from our own origin. */
export function useSplashFont() {
  const { _ } = useLingui();
  const [state, setState] = useState<FontState>('loading');
  const [attempt, setAttempt] = useState(0);
  const sayFailed = useCallback(
    () =>
      toast({
        title: _('Font Loading Failed'),
        description: _('We couldn’t load the font, so we can’t draw the splash screen.'),
        variant: 'destructive',
      }),
    [_],
  );
  useEffect(() => {
    let isCurrent = true;
    const end = (ended: FontState) => {
      if (!isCurrent) return;
      setState(ended);
      if (ended === 'failed') sayFailed();
    };
    loadFace(attempt)
      .then(() => end('ready'))
      .catch((error: unknown) => {
        console.warn('The font of the splash screens could not be loaded.', error);
        end('failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt, sayFailed]);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, retry, sayFailed };
}
