export const breach = "double quotes"
