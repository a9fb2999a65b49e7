export const breach = (count: number) =>
  count === 0 ? 'Every job has its dates.' : count > 9 ? 'text left to fill in' : `${count} of 9 jobs`;
