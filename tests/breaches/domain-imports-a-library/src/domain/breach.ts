import { createElement } from 'react';

export const breach = createElement('p');
