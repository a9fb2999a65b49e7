/**
 * Storage on this device. A browser may refuse it (blocked, full): that is only logged, and the value
 * then lives until the page is closed, so that signing in still works.
 */
const kept = new Map<string, string>();

export const storage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? kept.get(key) ?? null;
    } catch (error) {
      console.warn(`"${key}" could not be read from this device.`, error);
      return kept.get(key) ?? null;
    }
  },
  /** Whether it is kept on the device, and not just in this page. */
  keep(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      kept.delete(key);
      return true;
    } catch (error) {
      console.warn(`"${key}" could not be kept on this device.`, error);
      kept.set(key, value);
      return false;
    }
  },
  setItem(key: string, value: string): void {
    storage.keep(key, value);
  },
  keys(): string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...kept.keys()])];
    } catch (error) {
      console.warn('What this device keeps could not be listed.', error);
      return [...kept.keys()];
    }
  },
  removeItem(key: string): void {
    kept.delete(key);
    try {
      localStorage.removeItem(key);
    } catch (error) {
      console.warn(`"${key}" could not be removed from this device.`, error);
    }
  },
};
