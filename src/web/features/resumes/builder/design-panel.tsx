import type { Resume } from '#contract/resume.ts';
import { useUpgrade } from '../../../upgrade.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { ColorPicker } from '../color-picker.tsx';
import { TemplatePicker } from '../template-picker.tsx';

interface DesignPanelProps {
  look: Pick<Resume, 'templateId' | 'colorScheme'>;
  actions: BuilderActions;
  isPremium: boolean;
}

export function DesignPanel({ look, actions, isPremium }: DesignPanelProps) {
  const openUpgrade = useUpgrade();
  return (
    <div className="space-y-6">
      <ColorPicker value={look.colorScheme} onPick={(colorScheme) => actions.update({ colorScheme })} />
      <TemplatePicker
        value={look.templateId}
        colorScheme={look.colorScheme}
        isPremium={isPremium}
        onPick={(templateId) => actions.update({ templateId })}
        onLocked={() => openUpgrade('premiumTemplate')}
      />
    </div>
  );
}
