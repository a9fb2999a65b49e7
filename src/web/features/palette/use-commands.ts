import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { drawerLinks } from '../../layout/drawer-links.ts';
import { legalLinks } from '../../layout/footer-links.ts';
import { useHasRoute } from '../../layout/route-paths.tsx';
import { useOtherTheme } from '../../layout/use-other-theme.ts';
import { useAuth } from '../../session.tsx';
import { coverLettersQuery } from '../cover-letters/cover-letter-queries.ts';
import { resumesQuery } from '../resumes/resume-queries.ts';
import type { Command } from './command.ts';

/** Everything that the palette offers to whoever is here. */
export function useCommands(signOut: () => void): readonly Command[] {
  return [...usePages(), ...useDocuments(), ...useActions(signOut)];
}

function usePages(): Command[] {
  const { _ } = useLingui();
  const hasRoute = useHasRoute();
  const [, navigate] = useLocation();
  const { user } = useAuth();
  const links: { path: string; name: MessageId }[] = [
    { path: '/', name: 'Home' },
    ...drawerLinks(hasRoute, user !== null),
    ...(user ? [] : [{ path: '/auth', name: 'Sign In' as const }]),
    ...legalLinks.filter(({ path }) => hasRoute(path)),
  ];
  return links.map(({ path, name }) => ({
    id: path,
    group: 'pages',
    name: _(name),
    run: () => navigate(path),
  }));
}

/** The newest of each kind, as the list of documents first loads them. */
function useDocuments(): Command[] {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  const { user } = useAuth();
  const enabled = user !== null;
  const resumes = useInfiniteQuery({ ...resumesQuery, enabled });
  const letters = useInfiniteQuery({ ...coverLettersQuery, enabled });
  const date = (iso: string) => new Date(iso).toLocaleDateString([], { dateStyle: 'medium' });
  const commandOf = (id: string, name: string, kind: MessageId, path: string): Command => ({
    id,
    group: 'documents',
    name,
    kind: _(kind),
    run: () => navigate(`${path}?id=${id}`),
  });
  return [
    ...(resumes.data ?? []).map(({ id, title, createdAt }) => {
      const name = title || _('Resume from {date}', { date: date(createdAt) });
      return commandOf(id, name, 'Resume', '/resume-builder');
    }),
    ...(letters.data ?? []).map(({ id, title, createdAt }) => {
      const name = title || _('Cover letter from {date}', { date: date(createdAt) });
      return commandOf(id, name, 'Cover Letter', '/cover-letter');
    }),
  ];
}

function useActions(signOut: () => void): Command[] {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  const { user } = useAuth();
  const { label, flip } = useOtherTheme();
  const action = (name: string, run: () => void): Command => ({ id: name, group: 'actions', name, run });
  return [
    action(label, flip),
    user
      ? action(_('Sign Out'), signOut)
      : action(_('Try a sample resume'), () => navigate('/resume-builder?sample=1')),
  ];
}
