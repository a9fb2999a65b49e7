/** The command palette. */
export const paletteTexts = [
  'Actions',
  'Home',
  'No results. Try another word.',
  'Pages',
  'Results',
  'Search pages, documents, and actions',
  '{count} results',
] as const;
