/** The fields of a job and of a school as a text names them that a person has put right. */
export const jobFields = ['Job title', 'Employer', 'Place', 'From', 'To'] as const;
export const schoolFields = ['Degree', 'School', 'Place', 'Finished'] as const;

/** What stands above the lines that such a text keeps and that are in no file. */
export const leftOverHeading = 'Left over';
