import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { canCopy, canShare, copyText, linkHere, share } from '../../native/share.ts';
import type { ShareContent } from '../../native/share-content.ts';
import { toast } from '../../ui/toast.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';

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

interface SharedDocument {
  /** Makes the PDF; undefined where the server keeps no document that it could be made of. */
  readonly loadPdf: (() => Promise<Blob>) | undefined;
  readonly pdfName: string;
  readonly title: string;
  /** Goes along with the link. */
  readonly text: string;
  /** The link is no publication, and nobody should find that out from an employer. */
  readonly onlyForYou: string;
  readonly words: () => string;
  readonly wordsCopied: string;
}

const pdfOf = (content: BlobPart, name: string) => new File([content], name, { type: 'application/pdf' });

export function useShare(shared: SharedDocument): Sharing {
  const { pdfName, title, text, onlyForYou } = shared;
  const { _ } = useLingui();
  const way = useShareWay(shared);
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
    const content = problem === 'expired' && file ? file : await made(shared, setBusy);
    const ready = content && pdfOf(content, pdfName);
    setFile(ready);
    if (ready) return hand({ title, files: [ready] });
    setProblem('failed');
    toast({ title: _('Failed to share'), variant: 'destructive' });
  };
  const open = () => {
    if (way === 'file') return void handFile();
    if (way !== 'link') return tellUnavailable();
    return void hand({ title, text, url: linkHere() }, onlyForYou);
  };
  const tellUnavailable = () => {
    const description = _(
      'Sharing is not supported in this browser. Try using a mobile device or copying the link manually.',
    );
    toast({ title: _('Share Not Available'), description, variant: 'destructive' });
  };
  const copy = async (copied: string, done: string) => {
    if (await copyText(copied)) toast({ title: _('Copied!'), description: done });
    else tellUnavailable();
  };
  return {
    ...{ way, isBusy, problem, open },
    copyWords: () => void copy(shared.words(), shared.wordsCopied),
    copyLink: () => void copy(linkHere(), _('Link copied to clipboard')),
  };
}

function useShareWay({ loadPdf, pdfName }: SharedDocument): ShareWay {
  const isPhone = useIsPhone();
  // A tablet is as wide as a small window at a desk, but it's held in the hand like a phone.
  const isHandheld = isPhone || navigator.maxTouchPoints > 1;
  if (isHandheld && loadPdf && canShare({ title: pdfName, files: [pdfOf('', pdfName)] })) return 'file';
  const canShareLink = canShare({ title: pdfName, url: linkHere() });
  if (isHandheld && canShareLink) return 'link';
  if (canCopy()) return 'copy';
  return canShareLink ? 'link' : 'none';
}

async function made(
  { loadPdf }: SharedDocument,
  onBusy: (isBusy: boolean) => void,
): Promise<Blob | undefined> {
  onBusy(true);
  try {
    return await loadPdf?.();
  } catch (error) {
    console.warn('The file to share could not be made.', error);
    return undefined;
  } finally {
    onBusy(false);
  }
}
