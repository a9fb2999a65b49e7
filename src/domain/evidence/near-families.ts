/** Families of work between which people move, and of which a reader counts a part of the years. */
const groups: readonly (readonly string[])[] = [
  ['nursing', 'allied-health', 'medicine', 'childcare'],
  ['warehouse', 'logistics', 'transport', 'manufacturing'],
  ['accounting', 'finance', 'banking', 'insurance'],
  ['trades', 'construction', 'engineering-electrical', 'energy', 'manufacturing', 'automotive'],
  ['engineering-mechanical', 'engineering-electrical', 'engineering-civil', 'manufacturing', 'energy'],
  ['customer-service', 'sales', 'retail', 'hospitality'],
  ['food', 'hospitality', 'retail'],
  ['education', 'childcare', 'social-work'],
  ['software', 'data', 'it-operations'],
  ['science', 'laboratory', 'environment', 'pharmacy'],
  ['marketing', 'writing', 'design', 'arts-media', 'sales'],
  ['hr', 'administration', 'management'],
  ['public-safety', 'security', 'military', 'government'],
  ['real-estate', 'construction', 'sales'],
  ['dental', 'allied-health'],
  ['veterinary', 'agriculture', 'environment'],
];

export const areNear = (a: string, b: string): boolean =>
  groups.some((group) => group.includes(a) && group.includes(b));
