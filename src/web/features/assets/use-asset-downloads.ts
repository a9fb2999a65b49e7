import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { saveFile } from '../../native/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { assetFile, type Draw } from './asset-file.ts';
import type { AssetSize } from './asset-sizes.ts';
import { type Clock, saveAll } from './save-all.ts';

const ownClock: Clock = { setTimeout: (ring, ms) => setTimeout(ring, ms) };

/** Downloads of pictures that are drawn on the spot. `isBusy` while several are under way. */
export function useAssetDownloads(draw: Draw, clock: Clock = ownClock) {
  const { _ } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const save = async (size: AssetSize) => saveFile(await assetFile(size, draw), size.file);
  const fail = (error: unknown) => {
    const description = error instanceof Error ? error.message : '';
    toast({ title: _('Download Failed'), description, variant: 'destructive' });
  };
  const saveOne = (size: AssetSize) =>
    save(size)
      .then(() => toast({ title: _('Download Started'), description: size.file }))
      .catch(fail);
  const saveEvery = async (sizes: readonly AssetSize[]) => {
    setBusy(true);
    try {
      await saveAll(sizes, save, clock);
      toast({
        title: _('All Icons Downloaded'),
        description: _('{count} icons were saved to your downloads.', { count: sizes.length }),
      });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { saveOne, saveEvery, isBusy };
}
