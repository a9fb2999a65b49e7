import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';

/** Begins a subscription or goes on with the one begun; asked once a visit, because the form is made from it. */
export const paymentQuery = queryOptions({
  queryKey: ['/api/create-subscription'],
  queryFn: async ({ signal }) => {
    const answer = await api.createSubscription({ signal });
    if (!answer.clientSecret) throw new ApiError(200, JSON.stringify(answer));
    return answer;
  },
  gcTime: 0,
});

/** "visa" as people write it. */
export const cardName = (brand: string) =>
  brand === 'amex' ? 'American Express' : brand.charAt(0).toUpperCase() + brand.slice(1);

const askAgainMs = 3_000;
const maxAsks = 20;

/** The provider may still be at it when the person is back; for a minute it's asked again. */
export const confirmationQuery = (paymentIntentId: string) =>
  queryOptions({
    queryKey: ['/api/confirm-subscription', paymentIntentId],
    queryFn: ({ signal }) => api.confirmSubscription({ body: { paymentIntentId }, signal }),
    retry: (asked, error) =>
      error instanceof ApiError && error.code === 'payment_processing' && asked < maxAsks,
    retryDelay: askAgainMs,
  });
