export { greet } from './greeting.ts';
