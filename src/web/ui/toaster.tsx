import { useLingui } from '@lingui/react';
import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Button } from './button.tsx';
import { dismissToast, type ShownToast, useShownToast } from './toast.ts';

const toastDurationMs = 5000;

const toastLook = cva(
  'pointer-events-auto flex items-start gap-3 rounded-lg border bg-surface p-3.5 pe-2 shadow-float data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
  {
    variants: { variant: { default: 'border-edge/60', destructive: 'border-bad/70' } },
    defaultVariants: { variant: 'default' },
  },
);

/**
 * The place where messages appear: one at a time, 5 s unless destructive, swiped away after 50 px.
 * On phones at the top, over the navigation: not over the button that was pressed, nor over a card's header and Download.
 */
export function Toaster() {
  const { _ } = useLingui();
  const shown = useShownToast();
  const rightToLeft = document.documentElement.dir === 'rtl';
  return (
    <Toast.Provider
      duration={toastDurationMs}
      swipeThreshold={50}
      swipeDirection={rightToLeft ? 'left' : 'right'}
      label={_('Notification')}
    >
      {shown && <ToastPanel key={shown.id} shown={shown} />}
      <Toast.Viewport
        label={_('Notifications ({hotkey})', { hotkey: 'F8' })}
        className="pointer-events-none fixed inset-x-0 top-0 z-[60] mt-[env(safe-area-inset-top)] w-full p-2 outline-none md:start-auto md:top-auto md:bottom-0 md:mt-0 md:max-w-[420px] md:p-4"
      />
    </Toast.Provider>
  );
}

function ToastPanel({ shown }: { shown: ShownToast }) {
  const { _ } = useLingui();
  const bad = shown.variant === 'destructive';
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      open={shown.open}
      duration={bad ? Number.POSITIVE_INFINITY : toastDurationMs}
      onOpenChange={(open) => !open && dismissToast(shown.id)}
      className={toastLook({ variant: shown.variant })}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${bad ? 'text-bad' : 'text-link'}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 break-words py-px">
        <Toast.Title className="text-sm font-semibold">{shown.title}</Toast.Title>
        {shown.description && (
          <Toast.Description className="mt-0.5 text-sm text-ink-2">{shown.description}</Toast.Description>
        )}
      </div>
      <Toast.Close asChild>
        <Button variant="ghost" size="icon" className="-my-2" aria-label={_('Dismiss')}>
          <X className="size-4" aria-hidden="true" />
        </Button>
      </Toast.Close>
    </Toast.Root>
  );
}
