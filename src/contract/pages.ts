import { z } from 'zod';

/** Where a page ended: when its last item was created, in microseconds, and that item's id. */
const cursor = /^\d{1,17}_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The query of every paged list. Callers don't build `after` themselves: the Link header of a page names the next one. */
export const pageQuery = z.object({
  after: z.string().regex(cursor).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type PageQuery = z.output<typeof pageQuery>;
