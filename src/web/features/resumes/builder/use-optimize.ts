import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { NewResume, Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { defaultTemplateId, templates } from '#domain/resume/templates.ts';
import { api } from '../../../api.ts';
import { ApiError, isPlanRefusal, isUpgradeError } from '../../../api-error.ts';
import { readAnew } from '../../../native/read-anew.ts';
import { toast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import type { Failure } from '../../../ui/use-failure.ts';
import { useUpgrade } from '../../../upgrade.tsx';
import { isWorkStarted } from '../../../work.ts';
import { type Progress, useWork } from '../../../writing/use-work.ts';
import type { RunningWork } from '../../../writing/work-progress.tsx';
import { refreshLists, resumeQuery } from '../resume-queries.ts';

const offlineText: MessageId =
  'You’re offline. Your text is saved on this device. Optimize it when you’re back online.';

interface OptimizeParts {
  resume: Resume | undefined;
  /** What would be created: the texts and the look on the screen. */
  wanted: NewResume;
  isPremium: boolean;
  /** The resume exists from here on; the page goes to its address. */
  onCreated: (id: string) => void;
  /** With the part of the builder to show: what to do next where nothing was changed. */
  onDone: (view: 'preview' | 'changes') => void;
  /** Sends what is still unsaved of the resume; the work starts from what the server has. */
  flush: () => Promise<void>;
  /** Lets the person look at what is read in a new text where that's unsure; undefined where they went back to it. */
  check: (wanted: NewResume) => Promise<NewResume | undefined>;
}

interface WorkNews {
  /** The resume as it was read; undefined until then. */
  readonly data: ResumeData | undefined;
  /** The finished lines so far, in the order in which they came. */
  readonly changes: readonly ResumeChange[];
}

export interface Optimize extends RunningWork {
  readonly news: WorkNews;
  /** What went wrong, in the server's words; it stays until the next attempt. */
  readonly failure: string | undefined;
  readonly start: () => void;
}

/** Create, then optimize, then follow; a second try goes on with the resume that was created. */
export function useOptimize(parts: OptimizeParts): Optimize {
  const { resume, wanted } = parts;
  const { id = '', workId } = resume ?? {};
  const { queryKey } = resumeQuery(id);
  const client = useQueryClient();
  const succeed = useSuccess(parts);
  const attempt = useAttempt(parts);
  const failureOf = useOptimizeFailure(wanted.originalContent);
  const work = useWork<Resume, OptimizeFailure>({
    workId: workId ?? undefined,
    feature: 'resume',
    read: () => readAnew(client, resumeQuery(id)),
    onEnded: () => {
      client.setQueryData(queryKey, (known) =>
        known && known.workId === workId ? { ...known, workId: null } : known,
      );
      refreshLists(client);
    },
    onDone: (_, wasStopped) => {
      const fresh = client.getQueryData(queryKey);
      if (fresh?.structuredData) succeed(fresh, wasStopped);
      else work.fail(new ApiError(500, '{}'));
    },
    failureOf,
  });
  const start = () =>
    work.start({
      call: attempt,
      onStarted: (outcome) => {
        if (typeof outcome === 'object') succeed(outcome);
      },
    });
  const { failure } = work;
  return {
    ...work,
    news: useMemo(() => newsOf(work.history), [work.history]),
    failure: failure?.content === wanted.originalContent ? failure.description : undefined,
    start,
  };
}

function newsOf(history: readonly Progress[]): WorkNews {
  const changes = new Map<string, ResumeChange>();
  for (const { change } of history) {
    if (!change) continue;
    changes.delete(change.id);
    changes.set(change.id, change);
  }
  return { data: history.findLast(({ data }) => data)?.data, changes: [...changes.values()] };
}

/** What is told of work that has ended well. */
function useSuccess({ onDone }: OptimizeParts) {
  const { _ } = useLingui();
  return (fresh: Resume, wasStopped = false) => {
    // Nothing was changed and nothing spent: that's no success to tell, and the panel says what can be done.
    if (fresh.notices.includes('nothing-changed')) return onDone('changes');
    toast({
      title: wasStopped ? _('Stopped early') : _('Resume Optimized'),
      description: wasStopped
        ? _('We kept the lines that were finished, and this counted as a use.')
        : _('Your resume has been enhanced with AI-powered improvements.'),
    });
    onDone('preview');
  };
}

interface OptimizeFailure extends Failure {
  /** It's told until the text is another one. */
  readonly content: string;
}

/** A refusal by plan is told by the upgrade dialog, which a refused call has opened already. */
function useOptimizeFailure(content: string) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const openUpgrade = useUpgrade();
  return (error: unknown): OptimizeFailure | undefined => {
    if (isPlanRefusal(error)) return undefined;
    if (!isUpgradeError(error)) return { title: _('Error'), description: textOf(error), content };
    openUpgrade(error.feature);
    return undefined;
  };
}

/** One press of the button, as far as the start of the work. */
function useAttempt(parts: OptimizeParts) {
  const { wanted, isPremium } = parts;
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  const begin = useBegin(parts);
  return async (): Promise<'refused' | 'working' | Resume> => {
    if (!wanted.originalContent.trim()) {
      toast({
        title: _('Missing Content'),
        description: _('Please enter your resume content.'),
        variant: 'destructive',
      });
      return 'refused';
    }
    if (!isPremium && templates[wanted.templateId ?? defaultTemplateId].isPremium) {
      openUpgrade('premiumTemplate');
      return 'refused';
    }
    if (!navigator.onLine) throw new ApiError(0, _(offlineText));
    return begin();
  };
}

/**
 * The calls of one attempt; gives the result where there is no work left to follow, and ends where the person went back to
 * their text. A creation has one key for as long as its texts
 * are the same, so that one whose answer was lost is found again and not made twice.
 */
function useBegin({ resume, wanted: typed, onCreated, flush, check }: OptimizeParts) {
  const { _ } = useLingui();
  const client = useQueryClient();
  const creation = useRef({ text: '', key: '' });
  return async (): Promise<'refused' | 'working' | Resume> => {
    let id = resume?.originalContent === typed.originalContent ? resume.id : undefined;
    if (id) await flush();
    else {
      const wanted = await check(typed);
      if (!wanted) return 'refused';
      const text = JSON.stringify(wanted);
      if (creation.current.text !== text) creation.current = { text, key: crypto.randomUUID() };
      ({ id } = await createResume(client, wanted, creation.current.key));
      creation.current = { text: '', key: '' };
      toast({
        title: _('Resume Created'),
        description: _('Your resume has been saved successfully.'),
      });
      onCreated(id);
    }
    const answer = await startOptimize(client, id, crypto.randomUUID());
    return isWorkStarted(answer) ? 'working' : answer;
  };
}

async function createResume(client: QueryClient, body: NewResume, key: string): Promise<Resume> {
  const resume = await api.createResume({ body, idempotencyKey: key });
  client.setQueryData(resumeQuery(resume.id).queryKey, resume);
  refreshLists(client);
  return resume;
}

/** Starts the work and does not wait for it: the resume names it, and whoever shows the resume follows it. */
async function startOptimize(client: QueryClient, id: string, key: string) {
  const answer = await api.optimizeResume({ params: { id }, respondAsync: true, idempotencyKey: key });
  client.setQueryData(resumeQuery(id).queryKey, (resume: Resume | undefined) =>
    isWorkStarted(answer) ? resume && { ...resume, workId: answer.workId } : answer,
  );
  return answer;
}
