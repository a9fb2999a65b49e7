import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { openWithVerb } from './open-with-verb.ts';

const lexicon = loadLexicon();
const told = (line: string) => openWithVerb(line, { tense: 'past', isCurrent: false }, lexicon)?.text;
const toldNow = (line: string) => openWithVerb(line, { tense: 'present', isCurrent: true }, lexicon)?.text;

describe('a list of deeds and things', () => {
  it.each([
    [
      'Duties included loading and unloading trailers, putaway, replenishment and cycle counts',
      'Loaded and unloaded trailers, and handled putaway, replenishment and cycle counts',
    ],
    [
      'Answering phones, filing hard copies, deliveries',
      'Answered phones, filed hard copies, and handled deliveries',
    ],
    ['Checking badges and crowd control.', 'Checked badges and handled crowd control.'],
    [
      'Duties: chopping veg, closing, smoking meat, laundry',
      'Chopped veg, smoked meat, and handled closing and laundry',
    ],
    [
      'Duties included supervising two clerks, payroll (weekly and monthly), ordering stationery and booking travel',
      'Supervised two clerks, handled payroll (weekly and monthly), ordered stationery, and booked travel',
    ],
    [
      'Checking IDs, answering phones, responsible for equipment checkout',
      'Checked IDs, answered phones, and handled equipment checkout',
    ],
    [
      'Duties were serving customers, till, window displays and cashing up',
      'Served customers, handled the till and window displays, and cashed up',
    ],
    ['Personal care, feeding, record keeping', 'Handled personal care and feeding, and kept records'],
    [
      'Duties: Delivered own car, cash handling, closed the store',
      'Delivered own car, cash handling, closed the store',
    ],
    ['Duties: load and unload trailers', 'Loaded and unloaded trailers'],
    ['English conversation for ages 8 to 14', 'Handled English conversation for ages 8 to 14'],
    ['Took care of my father', 'Cared for my father'],
    [
      'Attending guest complaints and following up with engineering',
      'Attended guest complaints and followed up with engineering',
    ],
    ['Cash handling, customer service', 'Handled cash and customer service'],
    ['Order picking, packing and shelf stocking', 'Picked orders, handled packing, and stocked shelves'],
    ['Production support on night shifts.', 'Provided production support on night shifts.'],
  ])('%s → %s', (line, after) => {
    expect(told(line)).toBe(after);
  });

  it.each([
    'Harvesting turf, forklift, paving',
    'Assisting with photoshoots, props and styling',
    'Duties included ordering timber and reading plans, set outs',
    'Handle cutting and styling',
    'Existing conditions, public workshops in English',
    'Breaking news rotation every third weekend',
    'Landing zone for 22 accounts, central logging',
    'The client reported 18% more orders',
    'My screening protocol cut sample prep',
    'Small consultancy working for councils',
    'Moving services to a new calendar of deliveries',
    'Compliance at 90 days 81%',
    'Also packed orders in December',
    'Perfect attendance award',
    'Handled personal care and feeding',
    'Been riding with the new drivers since spring',
    'Duties: doing shrinkage and attrition tracking, roster planning',
  ])('left alone: %s', (line) => {
    expect(told(line)).toBeUndefined();
  });

  it('goes on small after the verb, and says "for" once', () => {
    expect(told('Duties: Evaluations and reports on weekends')).toBe(
      'Handled evaluations and reports on weekends',
    );
    expect(told('Responsible for reconciliation and for the yearly inspection log')).toBe(
      'Handled reconciliation and the yearly inspection log',
    );
    expect(told('Duties: set up and debugged molds at 9 sites')).toBe('Set up and debugged molds at 9 sites');
  });

  it('what a deed is done to stays its own', () => {
    expect(told('Responsible for processing deposits, withdrawals, loan payments and checks')).toBe(
      'Processed deposits, withdrawals, loan payments and checks',
    );
    expect(
      told('Duties included planning and supervising horizontal and vertical construction missions'),
    ).toBe('Planned and supervised horizontal and vertical construction missions');
    expect(told('Responsible for assisting the dentist with fillings, crowns and extractions')).toBe(
      'Assisted the dentist with fillings, crowns and extractions',
    );
  });
});

describe('how one speaks', () => {
  it.each([
    [
      'Was taking inbound calls for billing and technical issues, 60 in a day',
      'Took inbound calls for billing and technical issues, 60 in a day',
    ],
    ['Given refresher training to 2 new batches', 'Gave refresher training to 2 new batches'],
    ['Also I interpreted for Spanish-speaking patients', 'Interpreted for Spanish-speaking patients'],
    [
      'As a science teacher I was responsible for planning and delivering lessons',
      'Planned and delivered lessons',
    ],
    ['I was posted at a campus with 4 buildings', 'Posted at a campus with 4 buildings'],
  ])('%s → %s', (line, after) => {
    expect(told(line)).toBe(after);
  });

  it.each([
    ['I’m in charge of the sterilizer log', 'Manage the sterilizer log'],
    ['I am using Liquidlogic for recording', 'Use Liquidlogic for recording'],
    [
      'Duties also include being the point of contact for auditors',
      'Serve as the point of contact for auditors',
    ],
  ])('still: %s → %s', (line, after) => {
    expect(toldNow(line)).toBe(after);
  });

  it.each(['Was looking for a new site', 'Known for quick turnarounds', 'Given by the board for safety'])(
    'left alone: %s',
    (line) => {
      expect(told(line)).toBeUndefined();
    },
  );
});
