import { anyPhrase } from '../../language/phrase-pattern.ts';

/** Words that say how well. */
const levelWord =
  '(?:advanced|basic|good|strong|solid|excellent|intermediate|working|sound|proven|demonstrated|demonstrable|prior|previous|hands-on|thorough|deep|practical|relevant|some|great|fluent|conversational|exceptional|outstanding|impeccable|valid|current|clean)';

/** How an ask begins that stands on its own beside another one. */
export const askHead = new RegExp(
  `^(?:(?:a|an|the|your|their|any|and|to|also|plus|with|in|has|have|be|is|both|at least|minimum of|supplemented by|together with|as well as|ideally|preferably|bonus|${levelWord})[ ,]+){0,4}${
    anyPhrase('ask-head/ask-head').source
  }`,
  'u',
);
