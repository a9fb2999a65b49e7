import type { Verdict } from '#domain/evidence/verdicts.ts';
import type { CheckNote, GateNote, Untidy } from '#domain/score/check-notes.ts';
import type { AskedFact, FixAdvice } from '#domain/score/fix-advice.ts';
import { asked, family, plainly, unsaid } from './statement.ts';

/** What the score and the keyword table say. */
export const scoreFamilies = {
  keyword: family<Verdict>(
    'Resume, Keywords',
    'Right if it’s so, and the ask is a whole thing that makes sense alone. Looks met = the line shown (or another) proves it; In progress and Expired = so the resume says; Asked for: check these yourself = the posting asks for it or makes it a condition (nothing is said of the resume); Not scored = a condition, an attitude or the like, or something we only leave to the person.',
    {
      shown: asked('Looks met'),
      named: asked('Asked for: check these yourself'),
      'in-progress': plainly('In progress'),
      expired: plainly('Expired', 'Expired on {date}'),
      unclear: asked('Asked for: check these yourself'),
      'not-found': asked('Asked for: check these yourself'),
      'not-checkable': plainly('Not scored: check these yourself'),
    },
  ),
  score: family<'no-keywords' | 'ignored'>('Resume, Score', 'Right if it’s so.', {
    'no-keywords': plainly('We found no keywords in this posting.'),
    ignored: plainly('Not counted, because it’s copied from the posting: {quotes}'),
  }),
  cap: family<GateNote['code']>('Resume, Score', 'Right if it’s so.', {
    'too-short': plainly('Under {fewestWords} words there is too little to score.'),
    'no-history': plainly(
      'We couldn’t tell a job or a school in it from the rest. A heading above each part helps us.',
    ),
    gibberish: plainly('We couldn’t make sense of this text.'),
    'must-not-found': plainly(
      'The posting insists on a license that we didn’t find or that has expired. Without it the score can’t go higher.',
      'The posting insists on a permit to work that we didn’t find. Without it the score can’t go higher.',
    ),
  }),
  check: family<Exclude<CheckNote['code'], 'untidy'>>(
    'Resume, Score, How this score is made',
    'Right if it’s so, or good advice; where lines or skills are counted, within one of what you count.',
    {
      'contact-complete': plainly('Name, e-mail, phone and place are all there.'),
      'contact-missing': asked('Make sure these are easy to find: {parts}.'),
      'sections-complete': plainly('All four main sections are there.'),
      'sections-missing': asked('We couldn’t tell which part of it is: {sections}.'),
      'skills-unmatched': plainly('List skills that the lines about your work show.'),
      'dates-missing': plainly(
        'We couldn’t match dates to every job. Put them beside each title, such as “Mar 2019 – Jun 2021”.',
      ),
      'dates-mixed': plainly('Dates are written in more than one way.'),
      'english-only': plainly('This check reads English only.'),
      'no-lines': plainly('We couldn’t tell which lines say what you did in a job, so this doesn’t count.'),
      'lines-unsure': plainly('We may have missed some lines about your work.'),
      'lines-with-verb': asked('As far as we can tell, lines that open with what you did: {count} of {of}.'),
      'lines-with-number': asked(
        'As far as we can tell, lines that say how much, how many or how often: {count} of {of}.',
      ),
      'lines-well-sized': asked('As far as we can tell, lines of a good length: {count} of {of}.'),
      'lines-without-duty': asked(
        'As far as we can tell, lines that open without “responsible for” or the like: {count} of {of}.',
      ),
      length: plainly('Aim for {enough} to {most} words about your work.'),
      tidy: asked(
        'It looks tidy: none of the clichés we look for, nothing said twice and nothing left to fill in.',
      ),
      'no-own-skills': plainly('List skills that the lines about your work show.'),
      'skills-of-posting': plainly(
        'Skills that the posting names count in the match, not here, and we found fewer than two others in your list.',
      ),
      'too-many-skills': plainly(
        'You list {count} skills. Lists of more than {most} don’t earn points here.',
      ),
      'skills-seen': unsaid,
      'no-skills-asked': plainly('The posting asks for no skill that a resume can show.'),
      'asked-skills-shown': plainly('Your resume shows {count} of {of} skills the posting asks for.'),
      'no-years-asked': plainly('The posting asks for no number of years.'),
      years: plainly('We counted about {years} years of relevant experience; the posting asks for {asked}.'),
      'no-credentials-asked': plainly('The posting asks for no license or certificate.'),
      'asked-credentials-held': plainly('{count} of {of} licenses and certificates found.'),
      'no-education-asked': plainly('The posting asks for no degree.'),
      'asked-education-found': plainly('{count} of {of} degrees found.'),
      'no-place-asked': plainly('The posting asks for no place or permit that a resume can show.'),
      'asked-conditions-met': plainly('{count} of {of} conditions found.'),
    },
  ),
  untidy: family<Untidy['what']>(
    'Resume, Score, Clean text',
    'Right if what is quoted is in the resume and is what it’s called: a cliché, a line in the first person, text left to fill in, a line that says nothing, a skill listed twice.',
    {
      cliches: asked('{count} possible clichés', '1 possible cliché'),
      'first-person': plainly('{count} lines with “I” or “my”', '1 line with “I” or “my”'),
      blanks: plainly('text left to fill in'),
      filler: plainly('a line that says nothing'),
      'skills-twice': plainly('skills listed twice'),
    },
  ),
  fix: family<FixAdvice['code']>(
    'Resume, Score, Top fixes',
    'Right if what it says or implies of the resume or the posting is true, and following it would make the resume better or leave it as good.',
    {
      'add-contact': asked(
        'Could you add your email address?',
        'Could you add your phone number?',
        'Could you add your city and state?',
      ),
      'dates-of-job': plainly('Add the dates of your job as {job}.'),
      'add-numbers': asked(
        'Could you add a number to one line: how many, how much or how often?',
        'Could you add a number to {count} lines: how many, how much or how often?',
      ),
      'show-asked-skill': asked(
        'The posting names {skill}, and we saw no line with those words. If it’s true of you, add a line about it.',
      ),
      'show-listed-skills': plainly(
        'No line shows {names}. If you’ve used it, add a line about it.',
        'No line shows {names}. If you’ve used them, add a line about each.',
      ),
    },
  ),
  'fix-question': family<AskedFact['code']>(
    'Resume, Score, Top fixes',
    'Right if the resume doesn’t answer it already, this person could answer it, and it’s good English.',
    {
      contact: asked('What is your email address?', 'What is your phone number?', 'Where do you live?'),
      began: asked('When did you start?'),
      left: asked('When did you leave?'),
      amount: asked('How many, how much or how often: “{line}”?'),
      'skill-use': asked('What did you do, and what was the result? Mention {skill}.'),
    },
  ),
};
