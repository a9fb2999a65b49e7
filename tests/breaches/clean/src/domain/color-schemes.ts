export const colorSchemes = ['slate', 'navy'];
