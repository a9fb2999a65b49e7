import type { LinkedinForm } from '#contract/linkedin.ts';

/** A form as the person of `pastedResume` fills it in. */
export const filledForm: LinkedinForm = {
  jobTitle: 'Store Manager',
  industry: 'Retail',
  experience:
    'I manage a team of 12 people on two floors at Alder & Finch Outfitters. I also run the workshop nights on bike repair.',
  skills: 'Scheduling, inventory control, Excel, bike repair',
  targetRole: 'Operations Manager',
};
