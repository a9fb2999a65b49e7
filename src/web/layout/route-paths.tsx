import { createContext, use } from 'react';

/** The paths of the route table, handed down so that nothing links to a page that does not exist. */
export const RoutePaths = createContext<ReadonlySet<string>>(new Set());

export function useHasRoute(): (path: string) => boolean {
  const paths = use(RoutePaths);
  return (path) => paths.has(path);
}
