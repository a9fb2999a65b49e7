import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/** Not as an error of the app: there's a way on, by another page or by trying again. */
async function unavailable(error: unknown): Promise<ComponentType> {
  console.warn(error);
  return (await import('./layout/app-notices.tsx')).PageUnavailable;
}

/** A page that reads nothing from the server. */
export function plainPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load().catch(unavailable) }));
}

/**
 * A page that reads from the server: what reading takes is loaded beside the page, not with the app. `waiting`
 * stands in while it is not known yet who is signed in.
 */
export function dataPage(
  load: () => Promise<ComponentType>,
  waiting?: ReactNode,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const loaded = await Promise.all([import('./server-data.tsx'), load()]).catch(unavailable);
    if (!Array.isArray(loaded)) return { default: loaded };
    const [{ ServerData }, Page] = loaded;
    const DataPage = () => (
      <ServerData {...(waiting === undefined ? {} : { waiting })}>
        <Page />
      </ServerData>
    );
    return { default: DataPage };
  });
}
