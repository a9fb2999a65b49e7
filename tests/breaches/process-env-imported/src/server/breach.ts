import { env } from 'node:process';

export const breach = env.NAME;
