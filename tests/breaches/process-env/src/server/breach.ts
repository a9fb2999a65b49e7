export const breach = process.env.NAME;
