import { App } from '../../app.tsx';

export const breach = App;
