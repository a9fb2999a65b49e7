import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page that reads from the server: what reading takes is loaded beside the page, not with the app. */
export function dataPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [{ ServerData }, Page] = await Promise.all([import('./server-data.tsx'), load()]);
    const DataPage = () => (
      <ServerData>
        <Page />
      </ServerData>
    );
    return { default: DataPage };
  });
}
