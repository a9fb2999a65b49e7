import { greetingSchema } from '#domain/greeting.ts';

export const hello = { path: '/api/hello', response: greetingSchema };
