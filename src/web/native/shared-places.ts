/** Where the worker keeps what another app has shared, and the app finds it. */
export const sharedCache = 'candor-shared-file';
export const sharedFileAddress = '/shared-file';
export const sharedTextAddress = '/shared-text';
