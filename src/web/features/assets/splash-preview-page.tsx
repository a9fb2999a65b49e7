import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { AssetCanvas } from './asset-canvas.tsx';
import { AssetScreen } from './asset-screen.tsx';
import { type AssetSize, splashSizes } from './asset-sizes.ts';
import { drawSplash } from './draw-asset.ts';
import { useAssetDownloads } from './use-asset-downloads.ts';
import { type FontState, useSplashFont } from './use-splash-font.ts';

export function SplashPreviewPage() {
  const { _ } = useLingui();
  const [chosen, choose] = useState<AssetSize>(splashSizes[0]);
  const { saveOne } = useAssetDownloads(drawSplash);
  const font = useSplashFont();
  const download = () => {
    if (font.state === 'ready') return void saveOne(chosen);
    if (font.state === 'failed') return font.sayFailed();
    toast({ title: _('Font Loading'), description: _('Please wait, fonts are still loading...') });
  };
  return (
    <AssetScreen
      title={_('Splash Preview')}
      text={_('The screen phones show while the app starts.')}
      pickerLabel={_('Splash size')}
      sizes={splashSizes}
      chosen={chosen}
      onChoose={choose}
      actions={
        <Button variant="primary" onClick={download}>
          {_('Download PNG')}
        </Button>
      }
    >
      <Preview chosen={chosen} state={font.state} onRetry={font.retry} />
    </AssetScreen>
  );
}

interface PreviewProps {
  chosen: AssetSize;
  state: FontState;
  onRetry: () => void;
}

/** Nothing is drawn in another face: what is seen here is what the file will be. */
function Preview({ chosen, state, onRetry }: PreviewProps) {
  const { _ } = useLingui();
  if (state === 'ready')
    return (
      <AssetCanvas label={_('Preview of {name}', { name: chosen.name })} size={chosen} draw={drawSplash} />
    );
  if (state === 'loading')
    return (
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner />
        {_('Loading the font...')}
      </p>
    );
  return (
    <Note tone="bad">
      <p>{_('We couldn’t load the font, so we can’t draw the splash screen.')}</p>
      <Button size="sm" className="mt-2.5" onClick={onRetry}>
        {_('Try again')}
      </Button>
    </Note>
  );
}
