export const breach = () => Date.now();
