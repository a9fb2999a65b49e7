import type { MessageId } from '@lingui/core';

/** Where they are. */
export type ToolPath =
  | '/resume-builder'
  | '/cover-letter'
  | '/interview-coach'
  | '/linkedin-optimizer'
  | '/job-search';

interface Tool {
  readonly path: ToolPath;
  readonly name: MessageId;
  /** Its short name in the top navigation; a tool without one is not listed there. */
  readonly navigationName?: MessageId;
  /** What it makes is shown under other addresses, which start so. */
  readonly resultsPath?: string;
}

/** The tools of the product. Which of them exist is for the route table to say. */
export const tools: readonly Tool[] = [
  {
    path: '/resume-builder',
    name: 'Resume Builder',
    navigationName: 'Resume',
  },
  {
    path: '/cover-letter',
    name: 'Cover Letter Generator',
    navigationName: 'Cover Letter',
  },
  {
    path: '/interview-coach',
    name: 'Interview Coach',
    navigationName: 'Interview',
  },
  {
    path: '/linkedin-optimizer',
    name: 'LinkedIn Optimization',
  },
  {
    path: '/job-search',
    name: 'AI Job Search',
    navigationName: 'Jobs',
    resultsPath: '/job-results/',
  },
];

export interface NavigationLink {
  readonly path: string;
  readonly name: MessageId;
  readonly resultsPath?: string;
}

export const documents: NavigationLink = { path: '/documents', name: 'Documents' };

export type HasRoute = (path: string) => boolean;

/** What the top navigation lists, in its order; visitors have no documents. */
export function navigationLinks(hasRoute: HasRoute, isSignedIn: boolean): readonly NavigationLink[] {
  const links = tools.flatMap(({ path, navigationName, resultsPath }) =>
    navigationName ? [{ path, name: navigationName, ...(resultsPath && { resultsPath }) }] : [],
  );
  return [...links, ...(isSignedIn ? [documents] : [])].filter(({ path }) => hasRoute(path));
}

/** Whether the address is that of the link, or of what its tool has made. */
export const isCurrent = ({ path, resultsPath }: NavigationLink, location: string) =>
  location === path || (resultsPath !== undefined && location.startsWith(resultsPath));
