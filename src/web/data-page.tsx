import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/** A page that reads nothing from the server. */
export function plainPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
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
    const [{ ServerData }, Page] = await Promise.all([import('./server-data.tsx'), load()]);
    const DataPage = () => (
      <ServerData {...(waiting === undefined ? {} : { waiting })}>
        <Page />
      </ServerData>
    );
    return { default: DataPage };
  });
}
