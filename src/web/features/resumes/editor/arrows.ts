/** With Alt: where an arrow moves the row that has the focus. */
export const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
