/** Stripe's way of writing and refusing: nested form fields, typed errors, objects in place of ids where asked. */

export class StripeRefusal extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    details: Readonly<Record<string, unknown>> & { type: string; message: string },
  ) {
    super(details.message);
    this.status = status;
    this.details = details;
  }
}

export const missing = (what: string, id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });

export const badRequest = (message: string, code?: string, param?: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message, param });

/** The fields of a call by their path, `items.0.price`, in the order in which they came. */
export class Form {
  readonly fields: ReadonlyMap<string, string>;

  constructor(encoded: string) {
    const entries = [...new URLSearchParams(encoded)].map(
      ([key, value]) => [key.replace(/\]/g, '').replace(/\[/g, '.'), value] as const,
    );
    this.fields = new Map(entries);
  }

  text(path: string): string | undefined {
    return this.fields.get(path);
  }

  need(path: string): string {
    const value = this.fields.get(path);
    if (!value) throw badRequest(`Missing required param: ${path}.`, 'parameter_missing', path);
    return value;
  }

  /** What stands below a path: metadata by name, a list by number. */
  below(path: string): Record<string, string> {
    const start = `${path}.`;
    return Object.fromEntries(
      [...this.fields].flatMap(([key, value]) =>
        key.startsWith(start) ? [[key.slice(start.length), value]] : [],
      ),
    );
  }

  list(path: string): string[] {
    return Object.values(this.below(path));
  }

  /** Stripe refuses what it doesn't know; `*` stands for any name, `#` for any number. */
  allowOnly(paths: readonly string[]): void {
    const known = ['expand.#', ...paths].map(
      (path) =>
        new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^.]+').replaceAll('#', '\\d*')}$`),
    );
    for (const field of this.fields.keys()) {
      if (!known.some((path) => path.test(field))) {
        throw badRequest(`Received unknown parameter: ${field}`, 'parameter_unknown', field);
      }
    }
  }
}

/** How long lists are read. */
export const shortLists = ['limit', 'starting_after', 'ending_before'];

export interface StripeRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for an id. */
  path: string;
  /** What Stripe would take; anything else is refused. */
  allow: readonly string[];
  /** The page with the payment form calls it, too, with its publishable key. */
  fromPages?: true;
  run(form: Form, id: string): object;
}

type Shown = Record<string, unknown>;
export type FindById = (id: string) => object | undefined;
/** Properties that only appear where they're asked for. */
export type Include = (object: Shown, property: string) => unknown;

/** A copy with the objects that `expand` asks for in place of their ids. */
export function expanded(object: object, paths: readonly string[], find: FindById, include: Include): object {
  const copy = structuredClone(object) as Shown;
  for (const path of paths) expandPath(copy, path.split('.'), find, include);
  return copy;
}

function expandPath(object: Shown, [head, ...rest]: string[], find: FindById, include: Include): void {
  if (head === undefined) return;
  if (head === 'data' && Array.isArray(object.data)) {
    for (const item of object.data) expandPath(item as Shown, rest, find, include);
    return;
  }
  const included = include(object, head);
  if (included !== undefined) object[head] = structuredClone(included);
  const value = object[head];
  const found = typeof value === 'string' ? find(value) : undefined;
  if (found) object[head] = structuredClone(found);
  const inside = object[head];
  if (inside !== null && typeof inside === 'object') expandPath(inside as Shown, rest, find, include);
}

export const listOf = (url: string, data: readonly object[]) => ({
  object: 'list' as const,
  has_more: false,
  url,
  data: [...data],
});
