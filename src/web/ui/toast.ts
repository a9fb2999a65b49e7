import { useSyncExternalStore } from 'react';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  /** A destructive one stays until it is dismissed. */
  readonly variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

let current: ShownToast | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message, in place of the one before: there is one at a time. The texts are already translated. */
export function toast(content: ToastContent): void {
  show({ ...content, id: (current?.id ?? 0) + 1, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id === id) show({ ...current, open: false });
}

export function useShownToast(): ShownToast | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
