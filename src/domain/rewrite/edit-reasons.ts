/** Why a line was rewritten. A closed list: a model picks one and never words its own. */
export const editReasons = [
  'verb',
  'result',
  'duty',
  'concise',
  'clear',
  'cliche',
  'posting',
  'order',
  'grammar',
  'even',
] as const;
export type EditReason = (typeof editReasons)[number];

/** Why a line that says nothing of its own is left out: only our own rules may say so. */
export const omissionReasons = ['double', 'empty', 'references', 'personal'] as const;
export type OmissionReason = (typeof omissionReasons)[number];

/** What a model is never offered as a reason: its operation, or our own rule, is the reason. */
export const writerReasons = [
  ...editReasons,
  ...omissionReasons,
  'split',
  'merge',
  'drop',
  'field',
  'proven',
  'summary',
  'dates',
  'contact',
  'credentials',
  'education',
] as const;
export type WriterReason = (typeof writerReasons)[number];

/** A field as somebody would have it. */
export interface ProposedEdit {
  path: string;
  text: string;
  reason: WriterReason;
}

/** Why a line reads as it does now: it was rewritten, or the person said that it's true. */
export const changeReasons = [...writerReasons, 'confirmed'] as const;
export type ChangeReason = (typeof changeReasons)[number];
