/** Worded anew, or said in fewer cases, since it was read: its figure is that of what was said before. */
const changedSince = [
  'check.contact-missing',
  'check.sections-missing',
  'check.skills-seen-nowhere',
  'check.lines-with-verb',
  'check.lines-with-number',
  'check.lines-well-sized',
  'check.lines-without-duty',
  'check.tidy',
  'check.asked-skills-shown',
  'check.asked-credentials-held',
  'check.asked-education-found',
  'untidy.cliches',
  'fix.add-numbers',
  'fix.show-asked-skill',
  'fix.show-listed-skills',
  'fix-question.skill-use',
  'question.work',
  'change.split',
  'letter-question.too-little',
  'coach-question.resume',
  'job-silent.pay',
  'job.missing',
  'job.met',
  'job-reason.shown',
  'job-reason.title-same',
  'job-silent.type',
  'job-silent.nights',
  'job-silent.weekends',
  'job-silent.travel',
  'question.credential',
  'question.result',
  'change.grammar',
  'change.proven',
  'letter.resume',
  'letter-question.ask',
  'headline.resume',
  'about.resume',
];

/** Said as it was read. */
const waiting = ['keyword.named', 'keyword.unclear', 'keyword.not-checkable', 'notice.nothing-changed'];

/** What is still said although its figure is below the bar: a list that may only get shorter. */
export const belowTheBar: ReadonlySet<string> = new Set([...changedSince, ...waiting]);
