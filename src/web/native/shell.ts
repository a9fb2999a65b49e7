/** Whether this is the app from a store: store rules forbid a card form, and prices that lead to one, there. */
export function isNativeShell(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform?: () => boolean } };
  return Capacitor?.isNativePlatform?.() ?? false;
}
