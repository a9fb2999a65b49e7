import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const openApiEndpoints = {
  getOpenApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This API as an OpenAPI document.',
    kind: 'json',
    caller: 'public',
    response: z.object({
      openapi: z.string(),
      info: z.object({ title: z.string(), version: z.string() }),
      components: z.record(z.string(), z.unknown()),
      tags: z.array(z.object({ name: z.string() })),
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  }),
};
