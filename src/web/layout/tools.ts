import type { MessageId } from '@lingui/core';

interface Tool {
  readonly path: string;
  readonly name: MessageId;
  /** Its short name in the top navigation; a tool without one is not listed there. */
  readonly navigationName?: MessageId;
  readonly description: MessageId;
}

/** The tools of the product. Which of them exist is for the route table to say. */
export const tools: readonly Tool[] = [
  {
    path: '/resume-builder',
    name: 'Resume Builder',
    navigationName: 'Resume',
    description: 'Rewrites your resume line by line, and shows the source of every claim.',
  },
  {
    path: '/cover-letter',
    name: 'Cover Letter Generator',
    navigationName: 'Cover Letter',
    description: 'Writes a letter for one posting from a resume you saved.',
  },
  {
    path: '/interview-coach',
    name: 'Interview Coach',
    navigationName: 'Interview',
    description: 'Asks practice questions for a job and comments on each answer.',
  },
  {
    path: '/linkedin-optimizer',
    name: 'LinkedIn Optimization',
    description: 'Rewrites your headline and about section, and lists skills to add.',
  },
  {
    path: '/job-search',
    name: 'AI Job Search',
    navigationName: 'Jobs',
    description: 'Finds openings on global job boards and scores each against your experience.',
  },
];

export interface NavigationLink {
  readonly path: string;
  readonly name: MessageId;
}

/** What the top navigation lists, in its order; visitors have no documents. */
export function navigationLinks(
  hasRoute: (path: string) => boolean,
  isSignedIn: boolean,
): readonly NavigationLink[] {
  const links = tools.flatMap(({ path, navigationName }) =>
    navigationName ? [{ path, name: navigationName }] : [],
  );
  return [...links, ...(isSignedIn ? [documents] : [])].filter(({ path }) => hasRoute(path));
}

const documents: NavigationLink = { path: '/documents', name: 'Documents' };
