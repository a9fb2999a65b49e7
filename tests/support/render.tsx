import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Puts an element on the page as the app would, in English. `remove` takes it away again. */
export async function render(element: ReactNode) {
  if (i18n.locale !== 'en') i18n.loadAndActivate({ locale: 'en', messages: {} });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  // At the root, where alone it also mounts everything twice, as in development.
  const whole = (
    <StrictMode>
      <I18nProvider i18n={i18n}>{element}</I18nProvider>
    </StrictMode>
  );
  await act(async () => root.render(whole));
  const remove = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  return { container, remove };
}

/** The button or link with this text or label; fails the test when there is none. */
export function control(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, [role="menuitem"]')];
  const found = all.find(
    (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
  );
  if (!found)
    throw new Error(`There is no "${name}" among: ${all.map((each) => each.textContent).join(', ')}`);
  return found;
}

export async function press(name: string): Promise<void> {
  await act(async () => control(name).click());
}

/** Types into the field with this label. */
export async function fill(label: string, text: string): Promise<void> {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label);
  const field = found && document.getElementById(found.htmlFor);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`There is no field "${label}".`);
  await act(async () => {
    // React listens to the element's own setter, so the text goes past it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Lets the page work until the check passes; fails the test with its last complaint after five seconds. */
export async function eventually(check: () => void): Promise<void> {
  // While waiting nothing is acted out; the page works by itself, as in a browser.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(check, { timeout: 5000 });
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
