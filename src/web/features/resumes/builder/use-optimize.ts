import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { NewResume, Resume } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import { defaultTemplateId, templates } from '#domain/resume/templates.ts';
import { ApiError, isPlanRefusal, isUpgradeError } from '../../../api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useUpgrade } from '../../../upgrade.tsx';
import { isWorkStarted } from '../../../work.ts';
import { useCancelWork } from '../../../writing/use-cancel-work.ts';
import type { RunningWork } from '../../../writing/work-progress.tsx';
import { useCreateResume, useStartOptimize } from '../resume-queries.ts';
import { useRunningWork, type WorkNews } from './use-running-work.ts';

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

export interface Optimize extends RunningWork {
  readonly news: WorkNews;
  /** What went wrong, in the server's words; it stays until the next attempt. */
  readonly failure: string | undefined;
  readonly start: () => void;
}

/** Create, then optimize, then follow; a second try goes on with the resume that was created. */
export function useOptimize(parts: OptimizeParts): Optimize {
  const { resume } = parts;
  // Until the work has ended: what names it arrives a moment after the call that started it.
  const [isStarted, setStarted] = useState(false);
  const [cancelled, setCancelled] = useState<Work>();
  const { failure, fail, clear } = useFailure(parts.wanted.originalContent);
  const attempt = useAttempt(parts, fail);
  const { wasCancelled: wasStopped, ...cancelling } = useCancelWork(resume?.workId ?? undefined);
  const { succeed, end } = useEnd(parts, fail);
  const news = useRunningWork(resume, (work, fresh) => {
    setStarted(false);
    if (work?.state === 'cancelled') setCancelled(work);
    else end(work, fresh, wasStopped(work?.id));
  });
  const start = async () => {
    if (isStarted || resume?.workId) return;
    clear();
    setCancelled(undefined);
    setStarted(true);
    const outcome = await attempt();
    if (outcome !== 'working') setStarted(false);
    if (typeof outcome === 'object') succeed(outcome);
  };
  return {
    isBusy: isStarted || Boolean(resume?.workId),
    news,
    progress: news.progress,
    failure,
    cancelled,
    start: () => void start(),
    ...cancelling,
  };
}

/** What is told of a work that has ended by itself. */
function useEnd({ onDone }: OptimizeParts, fail: (error: unknown) => void) {
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  const succeed = (fresh: Resume | undefined, wasStopped = false) => {
    // Nothing was changed and nothing spent: that's no success to tell, and the panel says what can be done.
    if (fresh?.notices.includes('nothing-changed')) return onDone('changes');
    toast({
      title: wasStopped ? _('Stopped early') : _('Resume Optimized'),
      description: wasStopped
        ? _('We kept the lines that were finished, and this counted as a use.')
        : _('Your resume has been enhanced with AI-powered improvements.'),
    });
    onDone('preview');
  };
  const end = (work: Work | undefined, fresh: Resume | undefined, wasStopped: boolean) => {
    // Work of which nothing is known any more has succeeded if there is a result.
    if (work ? work.state === 'done' : fresh?.structuredData) return succeed(fresh, wasStopped);
    const error = new ApiError(500, JSON.stringify(work?.error ?? {}));
    if (isUpgradeError(error)) openUpgrade(error.feature);
    else fail(error);
  };
  return { succeed, end };
}

/** One press of the button, as far as the start of the work. */
function useAttempt(parts: OptimizeParts, fail: (error: unknown) => void) {
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
    try {
      if (!navigator.onLine) throw new ApiError(0, _(offlineText));
      return await begin();
    } catch (error) {
      // A refusal by plan has opened the upgrade dialog already.
      if (!isPlanRefusal(error)) fail(error);
      return 'refused';
    }
  };
}

/**
 * The calls of one attempt; gives the result where there is no work left to follow, and ends where the person went back to
 * their text. A creation has one key for as long as its texts
 * are the same, so that one whose answer was lost is found again and not made twice.
 */
function useBegin({ resume, wanted: typed, onCreated, flush, check }: OptimizeParts) {
  const { _ } = useLingui();
  const create = useCreateResume();
  const optimize = useStartOptimize();
  const creation = useRef({ text: '', key: '' });
  return async (): Promise<'refused' | 'working' | Resume> => {
    let id = resume?.originalContent === typed.originalContent ? resume.id : undefined;
    if (id) await flush();
    else {
      const wanted = await check(typed);
      if (!wanted) return 'refused';
      const text = JSON.stringify(wanted);
      if (creation.current.text !== text) creation.current = { text, key: crypto.randomUUID() };
      ({ id } = await create.mutateAsync({ body: wanted, key: creation.current.key }));
      creation.current = { text: '', key: '' };
      toast({
        title: _('Resume Created'),
        description: _('Your resume has been saved successfully.'),
      });
      onCreated(id);
    }
    const answer = await optimize.mutateAsync({ id, key: crypto.randomUUID() });
    return isWorkStarted(answer) ? 'working' : answer;
  };
}

/** A failure is told in a toast that stays, and beside the button, until the text is another one. */
function useFailure(content: string) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [failure, setFailure] = useState<{ message: string; content: string }>();
  const fail = (error: unknown) => {
    const message = textOf(error);
    setFailure({ message, content });
    toast({ title: _('Error'), description: message, variant: 'destructive' });
  };
  const message = failure?.content === content ? failure.message : undefined;
  return { failure: message, fail, clear: () => setFailure(undefined) };
}
