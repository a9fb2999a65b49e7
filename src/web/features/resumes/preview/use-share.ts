import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { ResumeData } from '#domain/resume.ts';
import { api } from '../../../api.ts';
import { canCopy, canShare, copyText, type ShareContent, share } from '../../../native/share.ts';
import { toast } from '../../../ui/toast.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

/** The link is no publication, and nobody should find that out from an employer. */
const onlyForYou: MessageId =
  'The link opens your resume only for you. To show it to someone else, send them a file.';

/** What Share does here: hands over the PDF, or else the link, or offers to copy. */
type ShareWay = 'file' | 'link' | 'copy' | 'none';

export interface Sharing {
  readonly way: ShareWay;
  /** The file is being made. */
  readonly isBusy: boolean;
  /** Why the sheet did not open: it failed, or the file took so long that it has to be asked for once more. */
  readonly problem: 'failed' | 'expired' | undefined;
  open(): void;
  copyWords(): void;
  copyLink(): void;
}

const pdfName = 'resume.pdf';
const pdfOf = (content: BlobPart) => new File([content], pdfName, { type: 'application/pdf' });

/** `kept` is the resume that the server keeps; of the sample there is no file. */
export function useShare(kept: Resume | undefined, data: ResumeData | undefined): Sharing {
  const { _ } = useLingui();
  const way = useShareWay(kept !== undefined);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Sharing['problem']>();
  const [file, setFile] = useState<File>();

  const hand = async (content: ShareContent, description?: string) => {
    const outcome = await share(content);
    setProblem(outcome === 'failed' || outcome === 'expired' ? outcome : undefined);
    if (outcome === 'shared') toast({ title: _('Shared Successfully'), ...(description && { description }) });
    if (outcome === 'failed') toast({ title: _('Failed to share'), variant: 'destructive' });
  };
  const handFile = async () => {
    const ready = problem === 'expired' && file ? file : await made(kept?.id, setBusy);
    setFile(ready);
    if (ready) return hand({ title: _('Optimized Resume'), files: [ready] });
    setProblem('failed');
    toast({ title: _('Failed to share'), variant: 'destructive' });
  };
  const open = () => {
    if (way === 'file') return void handFile();
    if (way !== 'link') return tellUnavailable();
    const text = _('My resume, optimized with Candor');
    return void hand({ title: _('Optimized Resume'), text, url: location.href }, _(onlyForYou));
  };
  const tellUnavailable = () => {
    const description = _(
      'Sharing is not supported in this browser. Try using a mobile device or copying the link manually.',
    );
    toast({ title: _('Share Not Available'), description, variant: 'destructive' });
  };
  const copy = async (text: string, done: string) => {
    if (await copyText(text)) toast({ title: _('Copied!'), description: done });
    else tellUnavailable();
  };
  const words = () => (data ? resumeText(composeResume(data, 'classic')) : '');
  return {
    ...{ way, isBusy, problem, open },
    copyWords: () => void copy(words(), _('Resume text copied to clipboard')),
    copyLink: () => void copy(location.href, _('Link copied to clipboard')),
  };
}

function useShareWay(hasFile: boolean): ShareWay {
  const isPhone = useIsPhone();
  // A tablet is as wide as a small window at a desk, but it's held in the hand like a phone.
  const isHandheld = isPhone || navigator.maxTouchPoints > 1;
  if (isHandheld && hasFile && canShare({ title: pdfName, files: [pdfOf('')] })) return 'file';
  const canShareLink = canShare({ title: pdfName, url: location.href });
  if (isHandheld && canShareLink) return 'link';
  if (canCopy()) return 'copy';
  return canShareLink ? 'link' : 'none';
}

async function made(id: string | undefined, onBusy: (isBusy: boolean) => void): Promise<File | undefined> {
  if (!id) return undefined;
  onBusy(true);
  try {
    const { content } = await api.downloadResume({ params: { id }, query: { format: 'pdf' } });
    return pdfOf(content);
  } catch (error) {
    console.warn('The file to share could not be made.', error);
    return undefined;
  } finally {
    onBusy(false);
  }
}
