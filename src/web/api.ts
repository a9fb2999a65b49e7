import { contract } from 'virtual:contract';
import { currentToken } from './auth-client.ts';
import { createApi } from './create-api.ts';
import { watchedFetch } from './native/connection.ts';
import { settings } from './settings.ts';

/** The product's API: one typed function an endpoint of the contract. */
export const api = createApi(contract, {
  getToken: currentToken,
  origin: settings.apiOrigin,
  fetch: watchedFetch,
});
