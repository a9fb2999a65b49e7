import { useCallback } from 'react';
import { navigate as navigateHere, useBrowserLocation } from 'wouter/use-browser-location';
import { isPaymentPage } from '#contract/payment-path.ts';

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Where we are, as the router asks it. The way to and from the payment page is a full load: see `isPaymentPage`. */
export function useDocumentLocation(): [string, (to: string | URL, options?: NavigateOptions) => void] {
  const [path] = useBrowserLocation();
  const navigate = useCallback((to: string | URL, options?: NavigateOptions) => {
    const next = new URL(to, location.href);
    if (isPaymentPage(next.pathname) === isPaymentPage(location.pathname)) navigateHere(to, options);
    else if (options?.replace) location.replace(next);
    else location.assign(next);
  }, []);
  return [path, navigate];
}
