import type { Pick } from '../chance.ts';

/**
 * Values for lies, put together by chance. As a whole none of them stands in a list that the guard reads, which a
 * test watches over.
 */
const heads = 'Quell Bram Ost Fen Lark Thorn Pell Grim Dun Sten Vash Corr Melk Tav Ruddle Wex'.split(' ');
const tails = 'wick mark holt more stead combe gate thorpe low brae vane dell ston quist ander'.split(' ');

export const inventedName = (pick: Pick): string => pick(heads) + pick(tails);

export function employer(pick: Pick): string {
  const ends = ['Industries', 'Partners', 'Holdings', '& Sons', 'Labs', 'Logistics', 'Group', '', '', ''];
  return `${inventedName(pick)} ${pick(ends)}`.trim();
}

export const institution = (pick: Pick): string =>
  pick([
    `the University of ${inventedName(pick)}`,
    `${inventedName(pick)} College`,
    `${inventedName(pick)} Institute of Technology`,
    `the ${inventedName(pick)} School of Commerce`,
  ]);

export function place(pick: Pick): string {
  const name = inventedName(pick);
  return pick([name, `${name} Bay`, `Upper ${name}`, `the ${name} Valley`, `Port ${name}`]);
}

export function tool(pick: Pick): string {
  const name = inventedName(pick);
  return pick([
    name,
    `${name} Ledger`,
    `${name}Flow`,
    `${name} 360`,
    `${name} Studio`,
    `${name.slice(0, 4)}.js`,
  ]);
}

const crafts = ['Tidal Surveying', 'Cask Husbandry', 'Rope Splicing', 'Glass Restoration', 'Dune Management'];

export const certification = (pick: Pick): string =>
  pick([
    `Certified ${inventedName(pick)} Practitioner`,
    `the ${inventedName(pick)} Diploma in ${pick(crafts)}`,
    `Level ${pick([3, 4, 5])} Award in ${pick(crafts)}`,
    `${inventedName(pick)} Certified Auditor`,
  ]);

export const degree = (pick: Pick): string =>
  pick([
    `a Master’s degree in ${pick(crafts)}`,
    `a PhD in ${pick(crafts)}`,
    `an MBA from ${institution(pick)}`,
    `a doctorate in ${pick(crafts)}`,
    `a Bachelor of ${pick(crafts)}`,
  ]);

export const language = (pick: Pick): string =>
  pick(['Tok Pisin', 'Sardinian', 'Inuktitut', 'Sorbian', 'Chuvash', 'Romansh', 'Dzongkha', 'Tetum']);

export const post = (pick: Pick): string =>
  pick([
    `Deputy Director of ${pick(crafts)}`,
    `Head of ${inventedName(pick)} Operations`,
    `Regional Vice President for ${pick(crafts)}`,
    `Chief ${pick(['Grain', 'Harbour', 'Estates', 'Welfare'])} Officer`,
    `Principal ${pick(['Steward', 'Surveyor', 'Marshal', 'Custodian'])}`,
  ]);

export const licence = (pick: Pick): string =>
  pick([
    `a Class ${pick([2, 4, 7])} haulage permit`,
    `an active ${inventedName(pick)} security clearance`,
    `a harbour pilot licence in ${inventedName(pick)}`,
    `a current blasting licence`,
    `a state-issued apiary licence`,
  ]);

export const award = (pick: Pick): string =>
  pick([
    `the ${inventedName(pick)} Prize`,
    `the ${inventedName(pick)} Medal for service`,
    `the ${pick(['Lantern', 'Anchor', 'Compass', 'Keystone'])} Award`,
    `Colleague of the ${pick(['Season', 'Decade', 'Term'])}`,
    `a gold ribbon from the ${inventedName(pick)} Society`,
  ]);

export const outcome = (pick: Pick): string =>
  `${pick(['doubling', 'halving', 'transforming', 'rescuing', 'virtually ending', 'sharply raising'])} ${pick(
    [
      'repeat business',
      'staff turnover',
      'complaint volumes',
      'the budget shortfall',
      'public confidence',
      'late deliveries',
    ],
  )}`;

export const duty = (pick: Pick): string =>
  `${pick(['negotiated', 'chaired', 'briefed', 'redesigned', 'audited', 'underwrote'])} ${pick([
    'leases with landlords',
    'the ethics council',
    'investors every fortnight',
    'the pension scheme',
    'overseas tenders',
    'the merger files',
  ])}`;

export const scope = (pick: Pick): string =>
  pick([
    'across every subsidiary',
    'on four continents',
    'for the entire national network',
    'throughout the whole corporation',
    'in all regions of the country',
  ]);

export const standing = (pick: Pick): string =>
  pick([
    'world-famous',
    'board-level',
    'internationally celebrated',
    'nation-leading',
    'director-grade',
    'foremost',
  ]);
