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

/** Why a line reads as it does now: it was rewritten, or the person said that it's true. */
export const changeReasons = [...editReasons, 'confirmed'] as const;
export type ChangeReason = (typeof changeReasons)[number];
