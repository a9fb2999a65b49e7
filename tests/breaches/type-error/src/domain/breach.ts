export const breach: string = 1;
