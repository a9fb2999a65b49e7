/** What a service worker has that a page hasn't; the type checker knows the page alone. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LastingEvent {
  /** Where browsers know it: what is asked of the network without waking the worker. */
  addRoutes?(routes: readonly { condition: object; source: 'network' }[]): Promise<void>;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WindowClient {
  readonly url: string;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    /** The one that was used last comes first. */
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(kind: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
