import { createElement, Fragment, type ReactNode } from 'react';

/** Everything in a document keeps its place, so nothing in it needs a key. */
export const inOrder = <T>(items: readonly T[], draw: (item: T, index: number) => ReactNode) =>
  createElement(Fragment, null, ...items.map(draw));
