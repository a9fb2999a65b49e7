export const breach = () => fetch('https://example.org');
