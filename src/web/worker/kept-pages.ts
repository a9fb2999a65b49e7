/**
 * The app's pages as the server last sent them, headers and nonce included: the built file alone would have neither its
 * settings nor a content policy that fits it.
 */
export interface PageStore {
  /** Of this build: what every page of it names. */
  readonly marks: readonly string[];
  open(): Promise<Pick<Cache, 'match' | 'put'>>;
  /** Asks the server. */
  ask(request: Request): Promise<Response>;
}

/** The page that stands in for one that was never opened: every page of the app draws itself by its address. */
export const standIn = 'resume-builder';

/** So long the server has before what is kept is shown. */
const patienceMs = 200;

const addressOf = (name: string) => `/kept-page/${name}`;

/** A page of another build would name files that this worker doesn't have. */
export async function keepPage(name: string, answer: Response, store: PageStore): Promise<boolean> {
  const html = await answer.clone().text();
  if (!answer.ok || !store.marks.every((mark) => html.includes(mark))) return false;
  await (await store.open()).put(addressOf(name), answer);
  return true;
}

async function keptPage(name: string | undefined, store: PageStore): Promise<Response | undefined> {
  const cache = await store.open();
  return (name && (await cache.match(addressOf(name)))) || (await cache.match(addressOf(standIn)));
}

/** The server's page if it comes soon, else the last one. What comes late is kept for the next time. */
export async function answerPage(
  name: string | undefined,
  request: Request,
  store: PageStore,
  lasting: (work: Promise<unknown>) => void,
): Promise<Response> {
  const asked = store.ask(request);
  lasting(
    asked.then(
      (answer) => name !== undefined && keepPage(name, answer.clone(), store),
      () => false,
    ),
  );
  const kept = await keptPage(name, store);
  if (!kept) return asked;
  const fresh = asked.then(
    // A server in trouble, or a proxy that speaks for one.
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([fresh, after(patienceMs).then(() => kept)]);
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
