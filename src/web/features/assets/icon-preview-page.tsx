import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AssetCanvas } from './asset-canvas.tsx';
import type { Draw } from './asset-file.ts';
import { AssetScreen } from './asset-screen.tsx';
import { type AssetSize, iconSizes } from './asset-sizes.ts';
import { drawIcon } from './draw-asset.ts';
import type { Clock } from './save-all.ts';
import { useAssetDownloads } from './use-asset-downloads.ts';

const draw: Draw = (canvas, size) => drawIcon(canvas, size);

export function IconPreviewPage({ clock }: { clock?: Clock }) {
  const { _ } = useLingui();
  const [chosen, choose] = useState<AssetSize | undefined>(iconSizes[0]);
  const { saveOne, saveEvery, isBusy } = useAssetDownloads(draw, clock);
  if (!chosen) return null;
  return (
    <AssetScreen
      title={_('Icon Preview')}
      text={_('The app icon in every size that app stores and phones need.')}
      pickerLabel={_('Icon size')}
      sizes={iconSizes}
      chosen={chosen}
      onChoose={choose}
      actions={
        <>
          <Button variant="primary" onClick={() => void saveOne(chosen)}>
            {_('Download PNG')}
          </Button>
          <Button busy={isBusy} onClick={() => void saveEvery(iconSizes)}>
            {isBusy ? _('Downloading...') : _('Download All Icons')}
          </Button>
        </>
      }
    >
      <AssetCanvas label={_('Preview of {name}', { name: chosen.name })} size={chosen} draw={draw} />
    </AssetScreen>
  );
}
