/** What Chromium's browsers hand to a page that may install itself; the type checker doesn't know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPromptEvent | undefined;

/** From the first moment on: the browser says it once, before anybody could ask. */
export function awaitInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPromptEvent;
  });
}

/** Whether the person said yes; undefined where the browser has no such question. It can be asked once. */
export async function askToInstall(): Promise<boolean | undefined> {
  const prompt = offered;
  offered = undefined;
  return prompt && (await prompt.prompt()).outcome === 'accepted';
}
