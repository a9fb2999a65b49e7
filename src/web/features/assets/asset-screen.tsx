import type { ReactNode } from 'react';
import { PageHeading } from '../../layout/page-heading.tsx';
import { AssetPicker } from './asset-picker.tsx';
import type { AssetSize } from './asset-sizes.ts';

interface AssetScreenProps {
  title: string;
  text: string;
  pickerLabel: string;
  sizes: readonly AssetSize[];
  chosen: AssetSize;
  onChoose: (size: AssetSize) => void;
  actions: ReactNode;
  /** The picture that is chosen. */
  children: ReactNode;
}

/** For whoever publishes the app: a picture in the sizes that stores and phones ask for. */
export function AssetScreen({ title, text, actions, children, ...picker }: AssetScreenProps) {
  return (
    <div className="@container mx-auto w-full max-w-[1180px] px-4 py-8 sm:px-6 md:py-12">
      <PageHeading title={title} className="text-2xl font-extrabold tracking-tight">
        {title}
      </PageHeading>
      <p className="mt-2 max-w-[38rem] text-ink-2">{text}</p>
      <div className="mt-7 grid gap-x-8 gap-y-6 @[44rem]:grid-cols-[20rem_minmax(0,1fr)]">
        <AssetPicker
          label={picker.pickerLabel}
          sizes={picker.sizes}
          chosen={picker.chosen}
          onChoose={picker.onChoose}
        />
        <div className="min-w-0 @[44rem]:sticky @[44rem]:top-20 @[44rem]:self-start">
          <div className="flex flex-wrap gap-2.5 *:max-w-full">{actions}</div>
          <div className="mt-4 grid min-h-64 place-items-center rounded-lg bg-sunken p-4 sm:p-8">
            {children}
          </div>
          <p className="mt-2 break-words text-xs text-ink-3" translate="no">
            {picker.chosen.file}
          </p>
        </div>
      </div>
    </div>
  );
}
