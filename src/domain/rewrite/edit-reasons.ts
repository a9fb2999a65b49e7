/** Why a line was rewritten. A closed list of our own sentences: a model picks one and never words its own. */
export const editReasons = {
  verb: 'Opens with a strong verb.',
  result: 'Puts the result first.',
  duty: 'Says what you did instead of what you were responsible for.',
  concise: 'Says the same in fewer words.',
  clear: 'Reads more clearly.',
  cliche: 'Leaves out worn phrases that say nothing.',
  posting: 'Uses the posting’s wording for what you already have.',
  order: 'Puts what the posting asks for first.',
  grammar: 'Mends spelling or grammar.',
  even: 'Matches the lines around it.',
} as const;

export type EditReason = keyof typeof editReasons;
