import { z } from 'zod';

export const greetingSchema = z.object({ text: z.string() });

export type Greeting = z.infer<typeof greetingSchema>;

export function greet(name: string): Greeting {
  return { text: `Hello, ${name}` };
}
