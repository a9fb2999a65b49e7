/** Texts of the preview part of the resume screens. */
export const previewTexts = [
  'ATS Score: {score}/100',
  'Color scheme',
  'Optimized Resume',
  'Premium',
  'Template',
  'Your optimized resume will appear here',
] as const;
