export const colorSchemes = ['slate', 'navy'];

export const breach = 1;
