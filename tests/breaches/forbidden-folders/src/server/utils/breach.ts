export const breach = 1;
