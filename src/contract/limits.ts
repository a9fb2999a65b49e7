/**
 * Names of the rate limits that endpoints may carry. Their numbers are settings (server config);
 * the general ceiling per address applies to every endpoint and needs no name.
 */
export const limitNames = [
  'create',
  'optimize',
  'letter',
  'linkedin',
  'interviewAnswer',
  'jobSearch',
  'download',
  'readBack',
  'subscribe',
  'billing',
  'start',
  'work',
  'edit',
  'import',
  'sample',
  'export',
  'importAccount',
  'account',
  'help',
] as const;

export type LimitName = (typeof limitNames)[number];
