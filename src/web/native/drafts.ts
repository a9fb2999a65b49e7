import { storage } from './storage.ts';

/**
 * What a person typed and did not save yet, kept on this device. It holds personal data: the value names its owner,
 * another person never gets to see it, Sign Out removes it, and so do 30 days without a touch.
 */
interface KeptDraft<Content> {
  /** Null for a visitor; such a draft is kept for a day, because nobody knows who will read it. */
  readonly userId: string | null;
  readonly savedAt: string;
  readonly content: Content;
}

const prefixes = [
  'resume_draft_',
  'cover_letter_draft_',
  'linkedin_draft_',
  'interview_draft_',
  'job_search_draft_',
];
const dayMs = 24 * 60 * 60 * 1000;
const keptMs = ({ userId }: KeptDraft<unknown>) => (userId === null ? 1 : 30) * dayMs;

/** Whether the device keeps it; when it does not, the draft is gone once the page is closed. */
export function writeDraft<Content>(
  key: string,
  userId: string | null,
  content: Content,
  now = new Date(),
): boolean {
  const draft: KeptDraft<Content> = { userId, savedAt: now.toISOString(), content };
  return storage.keep(key, JSON.stringify(draft));
}

export function readDraft<Content>(
  key: string,
  userId: string | null,
  now = new Date(),
): { content: Content; savedAt: Date } | undefined {
  const draft = parse<Content>(storage.getItem(key));
  if (!draft) return undefined;
  const savedAt = new Date(draft.savedAt);
  const ageMs = now.getTime() - savedAt.getTime();
  const isMine = draft.userId === userId && ageMs < keptMs(draft);
  return isMine ? { content: draft.content, savedAt } : undefined;
}

export function removeDraft(key: string): void {
  storage.removeItem(key);
}

/** Whether signing out would lose something. */
export function hasDrafts(userId: string): boolean {
  return draftKeys().some((key) => parse(storage.getItem(key))?.userId === userId);
}

export function removeDrafts(): void {
  for (const key of draftKeys()) storage.removeItem(key);
}

export function removeOldDrafts(now = new Date()): void {
  for (const key of draftKeys()) {
    const draft = parse(storage.getItem(key));
    if (draft && now.getTime() - new Date(draft.savedAt).getTime() >= keptMs(draft)) storage.removeItem(key);
  }
}

const draftKeys = () => storage.keys().filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));

function parse<Content>(text: string | null): KeptDraft<Content> | undefined {
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    const isDraft = typeof draft === 'object' && draft !== null && 'userId' in draft && 'savedAt' in draft;
    return isDraft ? (draft as KeptDraft<Content>) : undefined;
  } catch {
    return undefined;
  }
}
