import { config } from 'zod/v4/core';

// The content policy allows no compiled code. Whatever brings schemas to a page imports this file; the first
// load has none, so it carries nothing of zod either.
config({ jitless: true });
