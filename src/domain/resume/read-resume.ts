import type { Lexicon } from '../language/lexicon.ts';
import { rememberFor } from '../language/remember.ts';
import { textReaderOf } from '../language/text-reader.ts';
import { withoutSpans } from './edited-text.ts';
import { parseResume } from './parse/parse-resume.ts';
import { type ResumeView, viewResume } from './resume-view.ts';
import { unseenSpans } from './unseen-text.ts';

/** Score, table, letter and jobs look at the same text one after another. */
const remembered = 16;

const readings = rememberFor<Lexicon, ResumeView>(
  (text, lexicon) => viewResume(text, parseResume(text, lexicon), textReaderOf(lexicon)),
  remembered,
  Number.POSITIVE_INFINITY,
);

/** A resume as everything else looks at it; the same text is read once, whoever asks for it. */
export const readResume = (text: string, lexicon: Lexicon): ResumeView => readings(lexicon)(text);

/**
 * The resume with all that can be seen in it, also what earns nothing, such as a list that repeats the posting: it is
 * there for everybody, so that nobody may be told that they lack it.
 */
export const readWhole = (text: string, lexicon: Lexicon): ResumeView =>
  readResume(withoutSpans(text, unseenSpans(text)).text, lexicon);
