import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const userStatus = z.object({
  isPremium: z.boolean(),
  resumeCount: z.int().min(0),
  coverLetterCount: z.int().min(0),
});
export type UserStatus = z.infer<typeof userStatus>;

export const userEndpoints = {
  getUserStatus: endpoint({
    method: 'GET',
    path: '/api/user/status',
    summary: 'Whether the caller is Premium, and how many free uses were spent.',
    kind: 'json',
    caller: 'user',
    response: userStatus,
  }),
};
