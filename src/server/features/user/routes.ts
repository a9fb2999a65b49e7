import { userEndpoints } from '#contract/user.ts';
import type { Feature } from '../../feature.ts';
import { readUserStatus } from './user-store.ts';

export const userFeature: Feature = {
  routes: (serve, { database }) => {
    serve(userEndpoints.getUserStatus, ({ person }) => readUserStatus(database, person.userId));
  },
};
