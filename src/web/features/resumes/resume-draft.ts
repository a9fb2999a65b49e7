import type { ColorSchemeId } from '#domain/resume/color-schemes.ts';
import type { TemplateId } from '#domain/resume/templates.ts';
import { readDraft, removeDraft, writeDraft } from '../../native/drafts.ts';
import type { ResumeEdit } from './builder/resume-edits.ts';

export interface DraftTexts {
  readonly content: string;
  readonly jobPosting: string;
}

/** What is typed or edited on this device and not kept by the server. */
export interface ResumeDraft extends DraftTexts {
  /** Other texts for a new resume that wait for their turn. */
  readonly others?: readonly DraftTexts[];
  /** The look of a resume that does not exist yet. */
  readonly look?: { readonly templateId: TemplateId; readonly colorScheme: ColorSchemeId };
  /** Edits that were not sent, and the revision they were made from. */
  readonly edits?: readonly ResumeEdit[];
  readonly revision?: number;
}

export const draftKey = (id: string | undefined) => `resume_draft_${id ?? 'new'}`;

export const readResumeDraft = (id: string | undefined, userId: string) =>
  readDraft<ResumeDraft>(draftKey(id), userId);

/** What a visitor typed into the sample: whoever signs in next on this device goes on with it. */
const visitorKey = 'resume_draft_visitor';

export const writeVisitorDraft = (texts: DraftTexts) => writeDraft(visitorKey, null, texts);

export const isBlank = ({ content, jobPosting }: DraftTexts) => (content + jobPosting).trim() === '';

/** For a new resume: what was typed last, which is before the sign-in; what lay there already waits behind it. */
export function readNewDraft(userId: string): ResumeDraft | undefined {
  const own = readResumeDraft(undefined, userId)?.content;
  const visited = readDraft<DraftTexts>(visitorKey, null)?.content;
  if (!visited || isBlank(visited)) return own;
  const { content = '', jobPosting = '', others = [], look } = own ?? {};
  const waiting = [{ content, jobPosting }, ...others].filter((texts) => !isBlank(texts));
  return { ...visited, others: waiting, ...(look && { look }) };
}

export const removeVisitorDraft = () => removeDraft(visitorKey);
