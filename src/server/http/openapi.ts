import { z } from 'zod';
import { type Caller, type Endpoint, workStarted } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { endpointTags, tagOf } from './endpoint-tags.ts';

/**
 * The OpenAPI document, made from the contract so that it cannot say anything else. Made once, with the first call:
 * turning every schema into JSON takes longer than most calls, and the contract doesn't change while we run.
 */
export function createOpenApi(endpoints: readonly Endpoint[]): () => OpenApi {
  let made: OpenApi | undefined;
  return () => {
    made ??= openApiOf(endpoints);
    return made;
  };
}

export type OpenApi = ReturnType<typeof openApiOf>;

function openApiOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Candor', version: '1' },
    components: { securitySchemes },
    tags: endpointTags
      .filter((tag) => endpoints.some((endpoint) => tagOf(endpoint) === tag))
      .map((name) => ({ name })),
    paths,
  };
}

export type Operation = ReturnType<typeof operationOf>;

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
};

const securityOf: Readonly<Record<Caller, Readonly<Record<string, never[]>>[]>> = {
  public: [],
  user: [{ bearer: [] }],
  'signed-webhook': [{ signature: [] }],
};

function operationOf(endpoint: Endpoint) {
  return {
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    ...descriptionOf(endpoint),
    security: securityOf[endpoint.checksToken ? 'user' : endpoint.caller],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      ...successOf(endpoint),
      ...(endpoint.startsWork ? { 202: jsonContent('Still being worked on', workStarted) } : {}),
      default:
        endpoint.errors === 'auth'
          ? jsonContent('Error', z.object({ code: z.string(), message: z.string() }))
          : jsonContent('Error', errorBody),
    },
  };
}

/** What a schema can't say. */
function descriptionOf({
  startsWork,
  idempotent,
  paged,
  recentSignIn,
  maxUploadMegabytes = 5,
  kind,
}: Endpoint) {
  const sentences = [
    recentSignIn && 'Only within 5 minutes after signing in.',
    startsWork &&
      'Waits up to 25 seconds for the result. If it takes longer, or with “Prefer: respond-async”, answers 202 with the id to ask about.',
    idempotent && 'The same Idempotency-Key gives the same answer for 24 hours.',
    paged && 'Answers page by page; the Link header names the next page.',
    kind === 'upload' && `The file may have up to ${maxUploadMegabytes} MB.`,
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBodyOf(endpoint: Endpoint) {
  if (endpoint.kind === 'upload') {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  return {
    requestBody: {
      required: !endpoint.body.safeParse(undefined).success,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
  };
}

function successOf(endpoint: Endpoint) {
  if (endpoint.kind === 'redirect') return { 302: { description: 'Redirect' } };
  if (endpoint.kind === 'file') {
    return {
      200: {
        description: 'File',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  }
  const status = endpoint.successStatus ?? 200;
  if (!endpoint.response) return { [status]: { description: 'Done' } };
  return {
    [status]: {
      ...jsonContent(
        'Done',
        endpoint.response,
        endpoint.kind === 'events' ? 'text/event-stream' : 'application/json',
      ),
      ...(endpoint.paged ? { headers: { Link: nextPage } } : {}),
    },
  };
}

const nextPage = { description: 'The next page, rel="next", if there is one', schema: { type: 'string' } };

function jsonContent(description: string, schema: z.ZodType, mediaType = 'application/json') {
  return { description, content: { [mediaType]: { schema: schemaOf(schema, 'output') } } };
}
