import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Resume, ResumeQuestion, ResumeReview } from '#contract/resume.ts';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type ResumeChange, withChanges } from '#domain/resume/resume-changes.ts';
import { control, fill, press, render } from '#tests/support/render.tsx';
import {
  resumeReview,
  reviewedChanges,
  reviewedData,
  reviewedResume,
} from '#tests/support/reviewed-resume.ts';
import { dataOf, type ResumeEdit } from './builder/resume-edits.ts';
import { withEdit } from './builder/resume-rules.ts';
import { actionsOf } from './builder/use-resume-edits.ts';
import type { BuilderActions } from './builder-actions.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { LineLinks, LineLinksContext } from './line-links.ts';

let page: Awaited<ReturnType<typeof render>> | undefined;
let calls: unknown[][];
let updates: ResumeData[];
beforeEach(() => {
  calls = [];
  updates = [];
  localStorage.clear();
});
afterEach(async () => page?.remove());

interface StageProps {
  resume: Resume;
  review?: ResumeReview | undefined;
  incoming?: ResumeChange[];
  isSample?: boolean;
}

const notSample = { isSample: false, onNeedSignIn() {} };

const noActions: BuilderActions = {
  decide() {},
  answer() {},
  answerOffer() {},
  settle() {},
  update() {},
  async revert() {},
};

/** The panel as the page holds it: what is done comes back as props. */
function Stage({ resume: first, review = resumeReview, incoming = [], isSample = false }: StageProps) {
  const [resume, setResume] = useState(first);
  const actions = actionsOf({
    add: (edit) => {
      calls.push(callOf(edit));
      if (edit.kind === 'update' && edit.change.structuredData) updates.push(edit.change.structuredData);
      setResume((now) => withEdit(now, edit));
    },
    flush: async () => {},
  });
  return (
    <>
      <input aria-label="Elsewhere" />
      <ChangesPanel
        resume={resume}
        data={dataOf(resume.structuredData)}
        review={review}
        actions={actions}
        incoming={incoming}
        {...(isSample ? { isSample, onNeedSignIn: () => calls.push(['sign in']) } : notSample)}
      />
    </>
  );
}

function callOf(edit: ResumeEdit): unknown[] {
  if (edit.kind === 'decide') return ['decide', edit.changeIds, edit.state];
  if (edit.kind === 'answer') return ['answer', edit.questionId, edit.answer, edit.words, edit.job];
  if (edit.kind === 'offer') return ['offer', edit.offerId, edit.answer, edit.words];
  if (edit.kind === 'settle') return ['settle', edit.path, edit.isSettled];
  return [edit.kind];
}

async function show(props: Partial<StageProps> = {}) {
  page = await render(<Stage resume={reviewedResume()} {...props} />);
}
const panel = () => page?.container.textContent ?? '';
const item = (id: string) => document.querySelector<HTMLElement>(`article[id$="-${id}"]`);
const button = (id: string, text: string) =>
  [...(item(id)?.querySelectorAll('button') ?? [])].find((each) => each.textContent?.startsWith(text));
const pressIn = (id: string, text: string) => act(async () => button(id, text)?.click());
const current = () => document.querySelector('[aria-current="true"]');
const said = () => document.querySelector('[role="status"]')?.textContent;

async function key(name: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) {
  await act(async () => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  });
}

test('says how many lines wait, and against which posting the score is', async () => {
  await show();
  expect(panel()).toContain('4 to review');
  expect(panel()).toContain('Scored against: Operations Lead, Meridian Freight');
  expect(panel()).toContain('Employers do not see this score.');
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    'Score: 69 out of 100; 58 before',
  );
});

test('without a posting it says so, also before the review has come', async () => {
  await show({ resume: reviewedResume({ jobPosting: null }), review: { ...resumeReview, posting: null } });
  expect(panel()).toContain('No posting: readability only');
  await page?.remove();
  page = await render(
    <ChangesPanel
      resume={reviewedResume()}
      data={reviewedData}
      review={undefined}
      actions={noActions}
      incoming={[]}
      {...notSample}
    />,
  );
  expect(panel()).toContain('Scored against: Operations Lead, Meridian Freight');
  expect(panel()).not.toContain('point');
});

test('says which words the score does not count', async () => {
  await show({ review: { ...resumeReview, ignored: ['Excel, SAP', 'Shopify'] } });
  expect(panel()).toContain('copied from the posting: “Excel, SAP” “Shopify”');
});

test('each change is a mark-up with its place, its reason and what it brings', async () => {
  await show();
  expect(item('team')?.querySelector('del')?.textContent).toContain('Responsible for managing');
  expect(item('team')?.querySelector('ins')?.textContent).toContain('Managed');
  expect(item('team')?.textContent).toContain('Harbor Freightline');
  expect(item('team')?.textContent).toContain('Opens with a strong verb.');
  expect(item('team')?.textContent).toContain('+3 points');
  expect(item('report')?.textContent).toContain('+1 point');
  expect(item('invoices')?.textContent).toContain('0 points');
  expect(item('skills')?.textContent).toContain('−2 points');
  expect([...(item('skills')?.querySelectorAll('li') ?? [])].map((each) => each.textContent)).toEqual([
    'Jira, ',
    'Python, ',
    'SQL',
    'Python, ',
    'SQL, ',
    'Jira',
  ]);
});

test('Keep and Reject decide and go on to the next open line, with the focus; Undo takes back', async () => {
  await show();
  await pressIn('team', 'Keep');
  expect(calls).toEqual([['decide', ['team'], 'kept']]);
  expect(item('team')?.textContent).toContain('Kept');
  expect(current()).toBe(item('report'));
  expect(document.activeElement).toBe(item('report'));
  expect(said()).toBe('Kept. 3 to review.');
  await pressIn('report', 'Reject');
  expect(calls.at(-1)).toEqual(['decide', ['report'], 'rejected']);
  expect(item('report')?.querySelector('del')?.textContent).toContain('Wrote');
  expect(said()).toBe('Rejected, your words are back. 2 to review.');
  await pressIn('team', 'Undo');
  expect(calls.at(-1)).toEqual(['decide', ['team'], 'open']);
  expect(current()).toBe(item('team'));
  expect(panel()).toContain('3 to review');
});

test('once all are decided it says so and stays', async () => {
  await show({ resume: reviewedResume({ changes: reviewedChanges.slice(0, 1) }) });
  await pressIn('team', 'Keep');
  expect(panel()).toContain('All reviewed');
  expect(document.activeElement).toBe(item('team'));
});

test('J and K move, Y and N decide, U takes the last decision back', async () => {
  await show();
  expect(current()).toBe(item('team'));
  await key('k');
  expect(current()).toBe(item('team'));
  await key('j');
  expect(current()).toBe(item('report'));
  await key('N');
  expect(calls.at(-1)).toEqual(['decide', ['report'], 'rejected']);
  expect(current()).toBe(item('invoices'));
  await key('y');
  expect(calls.at(-1)).toEqual(['decide', ['invoices'], 'kept']);
  await key('u');
  expect(calls.at(-1)).toEqual(['decide', ['invoices'], 'open']);
  await key('u');
  expect(calls.at(-1)).toEqual(['decide', ['report'], 'open']);
  expect(panel()).toContain('4 to review');
  await key('u');
  expect(calls).toHaveLength(4);
});

test('keys mean nothing in a field, with a modifier, or once turned off', async () => {
  await show();
  const field = document.querySelector('input');
  await key('y', field ?? undefined);
  await key('y', document.body, { ctrlKey: true });
  expect(calls).toEqual([]);
  await press('Turn off shortcuts');
  await key('y');
  expect(calls).toEqual([]);
  await press('Turn on shortcuts');
  await key('y');
  expect(calls).toEqual([['decide', ['team'], 'kept']]);
});

test('Keep all keeps what is open, with one Undo for all of it', async () => {
  await show({
    resume: reviewedResume({
      changes: reviewedChanges.map((each) => (each.id === 'skills' ? { ...each, state: 'kept' } : each)),
    }),
  });
  await press('Keep all');
  expect(calls).toEqual([['decide', ['team', 'report', 'invoices'], 'kept']]);
  expect(panel()).toContain('3 changes kept.');
  const undo = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === 'Undo' && !each.closest('article'),
  );
  await act(async () => undo?.click());
  expect(calls.at(-1)).toEqual(['decide', ['team', 'report', 'invoices'], 'open']);
  expect(panel()).toContain('3 to review');
});

test('a line that the person has since edited has no buttons and does not wait', async () => {
  const [team, ...others] = reviewedChanges;
  if (!team) throw new Error('There is no change.');
  await show({ resume: reviewedResume({ changes: [{ ...team, after: 'Led 14 people' }, ...others] }) });
  expect(item('team')?.textContent).toContain('You have edited this line');
  expect(button('team', 'Keep')).toBeUndefined();
  expect(panel()).toContain('3 to review');
  expect(current()).toBe(item('report'));
});

test('the source of a change is the person’s own line, quoted', async () => {
  await show();
  expect(item('skills')?.textContent).not.toContain('Show source');
  await pressIn('team', 'Show source');
  expect(item('team')?.querySelector('blockquote')?.textContent).toBe(
    '- Responsible for managing a team of 14 people',
  );
  expect(item('team')?.querySelector('mark')?.textContent).toBe(
    'Responsible for managing a team of 14 people',
  );
  await pressIn('team', 'Hide source');
  expect(item('team')?.querySelector('blockquote')).toBeNull();
});

test('the score is explained: every check, what holds it down, and fixes with their gain', async () => {
  await show();
  expect(panel()).toContain('Under 60 words there is too little to score.');
  expect(panel()).toContain('Contact details10 of 15Make sure these are easy to find: phone.');
  expect(panel()).toContain(
    'Skills the posting asks for13 of 40Your resume shows 3 of 9 skills the posting asks for.',
  );
  expect(panel()).toContain('72 of 100, 60 before');
  expect(panel()).toContain(
    '+2Could you add your phone number?What is your phone number?Estimated. Add it only if it’s true.',
  );
  expect(panel()).toContain('+4No line shows Excel. If you’ve used it, add a line about it.');
  expect(panel()).not.toContain('Write all dates in one way');
});

test('lines that arrive while the resume is rewritten are to read, not to decide on', async () => {
  await show({ resume: reviewedResume({ changes: [] }), incoming: reviewedChanges.slice(0, 2) });
  expect(panel()).toContain('2 so far');
  expect(panel().match(/Checked against your words/g)).toHaveLength(2);
  expect(panel()).not.toContain('Keep');
});

test('with nothing to change, and with no resume, it says so plainly', async () => {
  await show({ resume: reviewedResume({ changes: [] }) });
  expect(panel()).toContain('We change only what we’re sure of, and changed nothing this time.');
  await page?.remove();
  page = await render(
    <ChangesPanel
      resume={undefined}
      data={undefined}
      review={undefined}
      actions={noActions}
      incoming={[]}
      {...notSample}
    />,
  );
  expect(panel()).toContain(
    'Each rewritten line appears here with the reason and its source in your resume.',
  );
});

const question = { quote: null, path: null, proposed: null, answer: null, words: '' } as const;
const questionOf = (
  id: string,
  kind: ResumeQuestion['kind'],
  parts: Partial<ResumeQuestion> = {},
): ResumeQuestion => ({
  ...question,
  id,
  kind,
  claim: id,
  name: id,
  ...parts,
});
const openTab = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
      .find((each) => each.textContent?.startsWith(name))
      ?.click(),
  );
const questionRow = (id: string) => document.querySelector<HTMLElement>(`li[id$="-${id}"]`);

test('one question is open at a time; its answer becomes a line that waits for review, and can be taken back', async () => {
  const questions = [
    questionOf('Tableau', 'tool', { quote: 'Tableau wanted' }),
    questionOf('kanban boards', 'practice'),
  ];
  await show({ resume: reviewedResume({ questions }) });
  await openTab('Questions');
  expect(panel()).toContain('Have you used Tableau?');
  expect(panel()).toContain('The posting says: “Tableau wanted”');
  expect(panel()).toContain('Which of your jobs involved kanban boards?');
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
  expect((control('Add this line') as HTMLButtonElement).disabled).toBe(true);

  await fill('What did you do?', ' Built 3 boards ');
  await press('Add this line');
  expect(calls.at(-1)).toEqual(['answer', 'Tableau', 'yes', 'Built 3 boards', 0]);
  expect(questionRow('Tableau')?.textContent).toContain('Added under Harbor Freightline');
  expect(document.activeElement).toBe(questionRow('Tableau'));
  expect(panel()).toContain('5 to review');
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
  await press('Undo: Have you used Tableau?');
  expect(calls.at(-1)).toEqual(['answer', 'Tableau', null, '', 0]);
  expect(panel()).toContain('4 to review');
  expect(document.activeElement?.matches('textarea')).toBe(true);
});

test('a question is answered with the skill alone, with no, or not at all; letters there decide on no change', async () => {
  const questions = [
    questionOf('Tableau', 'tool'),
    questionOf('PALS', 'credential'),
    questionOf('budgets', 'listed'),
  ];
  await show({ resume: reviewedResume({ questions }) });
  await openTab('Questions');
  expect(panel()).toContain('Do you hold PALS?');
  expect(panel()).toContain('Where did you use budgets?');
  await key('n', control('Just list the skill'));
  expect(calls).toEqual([]);
  await press('Just list the skill');
  expect(calls.at(-1)).toEqual(['answer', 'Tableau', 'yes', '', 0]);
  expect(questionRow('Tableau')?.textContent).toContain('Added to your skills');
  await press("No, I don't");
  expect(calls.at(-1)).toEqual(['answer', 'PALS', 'no', '', 0]);
  expect(questionRow('PALS')?.textContent).toContain("No. We won't ask again.");
  await press('Skip');
  expect(calls).toHaveLength(2);
  expect(questionRow('budgets')?.textContent).toContain('Skipped');
});

test('a line without a result is asked about as it reads now, and the amount goes on in it', async () => {
  const line = 'Responsible for managing a team of 14 people';
  const path = 'experience.0.responsibilities.0';
  await show({
    resume: reviewedResume({ questions: [questionOf('team-result', 'result', { claim: line, path })] }),
  });
  await openTab('Questions');
  expect(panel()).toContain('You wrote: “Managed a team of 14 people”');
  await fill('Add to this line', '30 shipments a day');
  await press('Add it');
  await openTab('Changes');
  expect(item('answer:team-result')?.textContent).toContain(', 30 shipments a day');
});

test('questions stand in the order of what they would bring', async () => {
  const questions = [questionOf('Tableau', 'tool'), questionOf('PALS', 'credential')];
  const points = { ...resumeReview.points, 'answer:Tableau': -1, 'answer:PALS': -4 };
  await show({ resume: reviewedResume({ questions }), review: { ...resumeReview, points } });
  await openTab('Questions');
  expect([...document.querySelectorAll('li h3')].map((each) => each.textContent)).toEqual([
    'Do you hold PALS?',
    'Have you used Tableau?',
  ]);
  expect(questionRow('PALS')?.textContent).toContain('about +4');
});

test('a line kept in the person’s words says why, and nothing of the wording that was refused', async () => {
  await show({
    resume: reviewedResume({
      reverted: [
        {
          path: 'experience.1.responsibilities.0',
          before: 'Did 30 invoices',
          faults: [
            { code: 'number', claimed: '300', source: '30' },
            { code: 'skill', claimed: '', source: '' },
          ],
        },
      ],
    }),
  });
  expect(panel()).toContain('Left unchanged');
  expect(panel()).toContain('Brightline LogisticsDid 30 invoices');
  expect(panel()).toContain('The rewrite said “300.” You wrote “30.”');
  expect(panel()).toContain("The rewrite named a skill or tool that you didn't name here.");
});

const reportOffer: ResumeOffer = {
  id: 'report-offer',
  path: 'experience.0.responsibilities.1',
  before: 'Wrote a weekly report for managers.',
  proposed: 'Led weekly reporting for managers.',
  reason: 'verb',
  faults: [{ code: 'act', start: 0, end: 3, claimed: 'Led', source: 'Wrote a weekly report' }],
  support: [],
  answer: null,
  words: '',
  answeredAt: null,
};
const asked = `offer:${reportOffer.id}`;
const withOffer = (offer = reportOffer): Partial<StageProps> => ({
  resume: reviewedResume({
    changes: reviewedChanges.filter(({ id }) => id !== 'report'),
    offers: [offer],
  }),
  review: { ...resumeReview, points: { ...resumeReview.points, [asked]: -3 } },
});

test('a line that isn’t proven is asked about between the changes, with the unsure words marked', async () => {
  await show(withOffer());
  expect(panel()).toContain('4 to review');
  const names = [...document.querySelectorAll('article')].map((each) => each.getAttribute('aria-label'));
  expect(names.slice(0, 2)).toEqual([
    'Change 1 of 4, Harbor Freightline',
    'Question 2 of 4, Harbor Freightline',
  ]);
  expect(item(asked)?.querySelector('mark')?.textContent).toBe('Led');
  for (const text of [
    'Not in your resume yet',
    'Not in your resume: “Led”',
    'You wrote “Wrote a weekly report.” “Led” says more than that.',
    'Is this true?',
    '+3 if true',
  ])
    expect(item(asked)?.textContent).toContain(text);
  // Three answers of one weight.
  const looks = ['Yes', 'Edit', 'No'].map((text) => button(asked, text)?.className);
  expect(new Set(looks).size).toBe(1);
});

test('yes adds it and says when it was confirmed; no leaves the line; each can be undone', async () => {
  await show(withOffer());
  await pressIn(asked, 'Yes');
  expect(said()).toBe('Added to your resume. 3 to review.');
  expect(item(asked)?.textContent).toMatch(/You confirmed this on \w{3} \d{1,2}, \d{4}Undo/);
  expect(current()).toBe(item('invoices'));
  await pressIn(asked, 'Undo');
  expect(item(asked)?.textContent).toContain('Is this true?');
  expect(document.activeElement).toBe(item(asked));
  await pressIn(asked, 'No');
  expect(item(asked)?.textContent).toContain('Not added');
  expect(item(asked)?.textContent).not.toContain('point');
  expect(calls).toEqual([
    ['offer', reportOffer.id, 'yes', ''],
    ['offer', reportOffer.id, null, ''],
    ['offer', reportOffer.id, 'no', ''],
  ]);
});

test('a long line can be put right, too; one that is longer than a line says why it cannot', async () => {
  const lineOf = (length: number) =>
    'Led reporting. '
      .repeat(length)
      .slice(0, length - 1)
      .concat('.');
  const withLine = (length: number) => withOffer({ ...reportOffer, proposed: lineOf(length) });
  await show(withLine(900));
  await pressIn(asked, 'Edit');
  const field = item(asked)?.querySelector('textarea');
  expect(field?.value).toHaveLength(900);
  expect(field?.maxLength).toBeGreaterThan(900);
  await page?.remove();
  await show(withLine(4_001));
  expect(button(asked, 'Edit')).toBeUndefined();
  expect(item(asked)?.textContent).toContain('This line is too long to edit here.');
});

test('the line can be put right; escape and Cancel leave it as it was', async () => {
  await show(withOffer());
  const field = () => item(asked)?.querySelector('textarea');
  await pressIn(asked, 'Edit');
  expect([field()?.value, document.activeElement]).toEqual([reportOffer.proposed, field()]);
  await key('Escape', field() ?? undefined);
  expect([field(), document.activeElement]).toEqual([null, item(asked)]);
  await pressIn(asked, 'Edit');
  await pressIn(asked, 'Cancel');
  expect([field(), calls]).toEqual([null, []]);
  await pressIn(asked, 'Edit');
  await fill('Say it your way', '  Wrote and sent\nweekly reports ');
  await pressIn(asked, 'Save');
  expect(calls).toEqual([['offer', reportOffer.id, 'yes', 'Wrote and sent weekly reports']]);
  expect(item(asked)?.textContent).toContain('Wrote and sent weekly reports');
});

test('J goes to it, E edits it, Y and N answer it, U takes the answer back; Keep all leaves it open', async () => {
  await show(withOffer());
  await key('j');
  expect(current()).toBe(item(asked));
  await key('e');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await key('y', document.activeElement ?? undefined);
  await key('Escape', document.activeElement ?? undefined);
  await key('n');
  await key('u');
  await key('y');
  await key('u');
  expect(calls.map(([, , answer]) => answer)).toEqual(['no', null, 'yes', null]);
  await press('Keep all');
  expect(calls.at(-1)).toEqual(['decide', ['team', 'invoices', 'skills'], 'kept']);
  expect(panel()).toContain('1 to review');
  expect(panel()).toContain('E edits');
});

test('three figures stand above the tabs, and keywords lead to their line or to their question', async () => {
  const opened: string[] = [];
  const links = new LineLinks();
  links.onFieldAsked((path) => opened.push(path));
  const keyword = { level: 'must', path: null, line: null, expiredOn: null } as const;
  const review: ResumeReview = {
    ...resumeReview,
    keywords: [
      {
        ...keyword,
        ask: 'Leading a team',
        quote: 'You have led a team',
        state: 'shown',
        path: 'experience.0.responsibilities.0',
        line: 'Managed a team of 14 people',
        questionId: null,
      },
      { ...keyword, ask: 'Tableau', quote: 'Tableau dashboards', state: 'not-found', questionId: 'Tableau' },
      { ...keyword, ask: 'Excel', quote: 'Excel', state: 'named', questionId: null },
    ],
    isJudgedByModel: false,
    uncheckable: [{ ask: 'Night shifts', quote: 'night shifts' }],
  };
  page = await render(
    <LineLinksContext value={links}>
      <Stage resume={reviewedResume({ questions: [questionOf('Tableau', 'tool')] })} review={review} />
    </LineLinksContext>,
  );
  expect(panel()).toContain('Keywords1 of 3Evidence');
  expect(panel()).toContain('Evidence1 of 3 lineshave a number');
  expect(panel()).toContain('Structure1 thing to fix');
  await openTab('Keywords');
  expect(panel()).toContain('Posting: “You have led a team”');
  expect(panel()).toContain('Looks met 1');
  expect(panel()).toContain('Asked for: check these yourself 2');
  expect(panel()).not.toContain('Named in your resume');
  expect(panel()).toContain('Not scored: check these yourself');
  await act(async () =>
    [...document.querySelectorAll('button')]
      .find((each) => each.textContent?.includes('“Managed a team of 14 people”'))
      ?.click(),
  );
  expect(opened).toEqual(['experience.0.responsibilities.0']);
  await press('Answer a question: Tableau');
  expect(questionRow('Tableau')?.textContent).toContain('Have you used Tableau?');
  expect(document.activeElement?.matches('textarea')).toBe(true);
});

test('what a model has weighed, too, is told apart: met, named, not clear, and not found', async () => {
  const keyword = { level: 'must', path: null, line: null, expiredOn: null, questionId: null } as const;
  const keywords: ResumeReview['keywords'] = [
    { ...keyword, ask: 'Tableau', quote: 'Tableau', state: 'not-found' },
    { ...keyword, ask: 'Leading a team', quote: 'Leading a team', state: 'unclear' },
    { ...keyword, ask: 'Excel', quote: 'Excel', state: 'named' },
    { ...keyword, ask: 'SQL', quote: 'SQL', state: 'shown' },
  ];
  await show({ review: { ...resumeReview, keywords, isJudgedByModel: true } });
  await openTab('Keywords');
  expect(panel()).toContain('Keywords1 of 31 named');
  expect(panel()).toContain('Met 1');
  expect(panel()).not.toContain('Looks met');
  expect(panel()).toContain('Named in your resume 1');
  expect(panel()).toContain('Not clear from your resume. Do you have it? 1');
  expect(panel()).toContain('We didn’t find it. Do you have it? 1');
  expect(panel()).not.toContain('Asked for: check these yourself');
});

test('a fix leads to its field', async () => {
  const opened: string[] = [];
  const links = new LineLinks();
  links.onFieldAsked((path) => opened.push(path));
  const [phone] = resumeReview.fixes;
  if (!phone) throw new Error('There are fixes in the review.');
  const fixes = [{ ...phone, path: 'personalInfo.phone' }];
  page = await render(
    <LineLinksContext value={links}>
      <Stage resume={reviewedResume()} review={{ ...resumeReview, fixes }} />
    </LineLinksContext>,
  );
  await press('Go to the field');
  expect(opened).toEqual(['personalInfo.phone']);
});

test('after the last review the next step is offered', async () => {
  const changes = reviewedChanges.map((each) => ({ ...each, state: 'kept' as const }));
  await show({ resume: reviewedResume({ changes, questions: [questionOf('Tableau', 'tool')] }) });
  expect(panel()).toContain("You've reviewed everything. What's next?");
  expect(control('Download PDF')).toBeTruthy();
  expect(control('Tailor to another posting')).toBeTruthy();
  await press('Answer 1 question');
  expect(panel()).toContain('Have you used Tableau?');
});

/** One change of each kind that isn't a single rewritten line. */
const arranged = (
  path: string,
  before: string,
  after: string,
  reason: ResumeChange['reason'],
): ResumeChange => ({
  id: path,
  path,
  before,
  after,
  reason,
  state: 'open',
  support: [],
});

test('every kind of change has its card, its reason and its way back', async () => {
  const [job] = reviewedData.experience;
  const lines = job?.responsibilities ?? [];
  const changes = [
    arranged('summary', '', 'Dispatcher with six years in freight.', 'summary'),
    arranged('experience.0.responsibilities', lines.join('\n'), lines.toReversed().join('\n'), 'order'),
    arranged(
      'skills',
      (reviewedData.skills ?? []).join('\n'),
      [...(reviewedData.skills ?? []), 'Zendesk'].join('\n'),
      'proven',
    ),
    arranged('credentialsFirst', '', 'first', 'credentials'),
  ];
  const first: Resume = {
    ...reviewedResume(),
    structuredData: JSON.stringify(withChanges({ ...reviewedData, summary: '' }, changes)),
    changes,
    offers: [],
  };
  page = await render(<Stage resume={first} />);
  const shown = () => document.body.textContent ?? '';
  for (const text of [
    'Sums up what your resume shows.',
    `${job?.company}, order of lines`,
    'Puts what the posting asks for first.',
    'New list',
    'Adds skills that your jobs already show.',
    'Moves your certifications up, because the posting asks for one you hold.',
  ])
    expect(shown()).toContain(text);
  await press('Keep all');
  expect(calls).toEqual([['decide', changes.map(({ id }) => id), 'kept']]);
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true, cancelable: true }));
  });
  expect(calls.at(-1)).toEqual(['decide', changes.map(({ id }) => id), 'open']);
});

test('lines that became one are a change, and what is left out or mended is asked in its own words', async () => {
  const [job] = reviewedData.experience;
  const [first = '', second = ''] = job?.responsibilities ?? [];
  const [other = ''] = reviewedData.experience[1]?.responsibilities ?? [];
  const merged = arranged(
    'experience.0.responsibilities.0+1',
    `${first}\n${second}`,
    'Both lines in one',
    'merge',
  );
  const asked = (path: string, before: string, proposed: string, reason: ResumeChange['reason']) => ({
    ...{ id: `${path}:asked`, path, before, proposed, reason, support: [], answer: null, words: '' },
    ...{ answeredAt: null, faults: [{ code: 'lost' as const, start: 0, end: 0, claimed: '', source: '' }] },
  });
  const offers = [
    asked('experience.1.responsibilities.0', other, '', 'drop'),
    asked('experience.0.company', job?.company ?? '', `${job?.company} Inc`, 'field'),
  ];
  const resume: Resume = {
    ...reviewedResume(),
    structuredData: JSON.stringify(withChanges(reviewedData, [merged])),
    changes: [merged],
    offers,
  };
  page = await render(<Stage resume={resume} />);
  const shown = document.body.textContent ?? '';
  expect(shown).toContain('Joins lines that tell one thing.');
  expect(shown).toContain('Leave this out?');
  expect(shown).not.toContain('Not in your resume yet');
  expect(shown).toContain('Is this right?');
  expect(shown).toContain('Corrects the spelling.');
  expect(shown).not.toContain('Is this true?');
  // There's nothing to write where a line would go.
  const dropped = offers.map(({ id }) => `offer:${id}`)[0] ?? '';
  expect(button(dropped, 'Edit')).toBeUndefined();
  await pressIn(dropped, 'No');
  expect(said()).toMatch(/^Left as it was\. /);
});

test('the order of the sections is a change by their names, and can be taken back', async () => {
  const before = 'experience\neducation\nskills\nVOLUNTEERING';
  const after = 'education\nVOLUNTEERING\nexperience\nskills';
  const change = arranged('sections', before, after, 'education');
  const first: Resume = {
    ...reviewedResume(),
    structuredData: JSON.stringify(withChanges(reviewedData, [change])),
    ...{ changes: [change], offers: [] },
  };
  page = await render(<Stage resume={first} />);
  const shown = document.body.textContent ?? '';
  for (const text of [
    'Order of sections',
    'Education, Volunteering, Experience, Skills',
    'Moves your education up. It’s recent, and your jobs were different work from this one.',
  ])
    expect(shown).toContain(text);
  await pressIn('sections', 'Reject');
  expect(calls).toEqual([['decide', ['sections'], 'rejected']]);
});

test('a score that fell says by how much and why', async () => {
  const fallen: ResumeReview = {
    ...resumeReview,
    now: { ...resumeReview.now, total: resumeReview.before.total - 4 },
    fell: [{ id: 'dates', by: 4 }],
  };
  const client = new QueryClient();
  page = await render(
    <QueryClientProvider client={client}>
      <Stage resume={{ ...reviewedResume(), revision: 1 }} review={fallen} />
    </QueryClientProvider>,
  );
  expect(document.body.textContent).toContain('Your score is 4 lower than for the text you pasted.');
  expect(document.body.textContent).toContain('What fell: Dates');
});

test('of the sample, Download asks to sign in', async () => {
  const changes = reviewedChanges.map((each) => ({ ...each, state: 'kept' as const }));
  await show({ resume: reviewedResume({ changes }), isSample: true });
  await press('Download PDF');
  expect(calls).toEqual([['sign in']]);
});
