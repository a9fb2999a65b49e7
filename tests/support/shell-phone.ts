import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Watched, watchComplaints } from './browser.ts';
import type { Stage } from './stage.ts';

/** Where Android says the shell's page is. */
export const shellOrigin = 'https://localhost';

interface BridgeCall {
  readonly pluginId: string;
  readonly methodName: string;
  readonly callbackId: string;
  readonly options: Readonly<Record<string, unknown>>;
}

type PluginCall = readonly [plugin: string, method: string, options: Readonly<Record<string, unknown>>];

/** A phone without a phone: Capacitor's own bridge, with this in place of the device behind it. */
export interface Phone extends Watched {
  readonly page: Page;
  /** What the page asked of the device, in order. */
  readonly calls: PluginCall[];
  /** What the device keeps encrypted. */
  readonly keychain: Map<string, string>;
  /** Files by their place, as base64. */
  readonly files: Map<string, string>;
  /** Tells the page what happened on the device. */
  emit(event: string, data: object): Promise<void>;
  /** The app is started, by a link or by its icon. */
  start(path?: string): Promise<void>;
}

/** Opens the shell's build as Android's web view does, with local files for everything below its own address. */
export async function newPhone(
  { browser }: Stage,
  folder: string,
  { keychain = new Map(), isNew = false }: { keychain?: Map<string, string>; isNew?: boolean } = {},
): Promise<Phone> {
  const localStorage = isNew ? [] : [{ name: 'shell-installed', value: '1' }];
  const device = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    // A phone's server is out in the world; this one is on the machine itself, for which pages need to be let.
    permissions: ['local-network-access'],
    storageState: { cookies: [], origins: [{ origin: shellOrigin, localStorage }] },
  });
  device.setDefaultTimeout(30_000);
  const watched = await watchComplaints(device);
  await device.route(`${shellOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    // As Capacitor does: what has no ending is a page of the app.
    const file = pathname.slice(pathname.lastIndexOf('/')).includes('.') ? pathname : '/index.html';
    return route.fulfill({ path: join(folder, file) });
  });
  const calls: PluginCall[] = [];
  const files = new Map<string, string>();
  const answer = createDevice(keychain, files);
  await device.exposeBinding('askDevice', (_, { pluginId, methodName, options }: BridgeCall) => {
    calls.push([pluginId, methodName, options]);
    return answer(`${pluginId}.${methodName}`, options);
  });
  await device.addInitScript(playAndroid);
  await device.addInitScript({ path: `${android}/capacitor/src/main/assets/native-bridge.js` });
  await device.addInitScript((plugins) => {
    Object.assign((window as unknown as { Capacitor: object }).Capacitor, { PluginHeaders: plugins });
  }, pluginHeaders());
  const page = await device.newPage();
  const emit = (event: string, data: object) =>
    page.evaluate(
      ([name, sent]) =>
        (window as unknown as { emitted: (name: string, sent: object) => void }).emitted(name, sent),
      [event, data] as const,
    );
  const start = async (path = '/') => void (await page.goto(`${shellOrigin}${path}`));
  return { page, calls, keychain, files, emit, start, ...watched };
}

const android = 'node_modules/@capacitor/android';

/** Runs in the page, before the bridge, which takes its presence for Android. */
function playAndroid(): void {
  type Bridge = { fromNative(result: object): void };
  const shell = window as unknown as {
    askDevice(call: BridgeCall): Promise<{ data?: object; error?: object }>;
    Capacitor: Bridge;
  };
  const listeners = new Map<string, BridgeCall>();
  const emitted = (event: string, data: object) => {
    const { callbackId, pluginId, methodName } = listeners.get(event) ?? {};
    shell.Capacitor.fromNative({ callbackId, pluginId, methodName, success: true, data, save: true });
  };
  const postMessage = (text: string) => {
    const call = JSON.parse(text) as BridgeCall;
    const { callbackId, pluginId, methodName, options } = call;
    if (methodName === 'addListener') listeners.set(String(options.eventName), call);
    void shell.askDevice(call).then(({ data, error }) => {
      if (methodName === 'addListener') return;
      shell.Capacitor.fromNative({
        callbackId,
        pluginId,
        methodName,
        success: !error,
        data,
        error,
        save: false,
      });
    });
  };
  Object.assign(window, { androidBridge: { postMessage }, emitted });
}

type Answer = { data?: object; error?: object };

/** What the plugins answer. A file that isn't there is an error, as on a phone. */
function createDevice(keychain: Map<string, string>, files: Map<string, string>) {
  const placeOf = ({ directory, path }: Readonly<Record<string, unknown>>) => `${directory}/${path}`;
  return (call: string, options: Readonly<Record<string, unknown>>): Answer => {
    const key = String(options.prefixedKey);
    switch (call) {
      case 'SecureStorage.internalGetItem':
        return { data: { data: keychain.get(key) ?? null } };
      case 'SecureStorage.internalSetItem':
        keychain.set(key, String(options.data));
        return { data: {} };
      case 'SecureStorage.internalRemoveItem':
        return { data: { success: keychain.delete(key) } };
      case 'SecureStorage.internalClearItemsWithPrefix':
        keychain.clear();
        return { data: {} };
      case 'SecureStorage.internalGetPrefixedKeys':
        return { data: { keys: [...keychain.keys()] } };
      case 'Filesystem.writeFile':
        files.set(placeOf(options), String(options.data));
        return { data: { uri: `file:///${placeOf(options)}` } };
      case 'Filesystem.readdir': {
        const inside = [...files.keys()].filter((file) => file.startsWith(`${placeOf(options)}/`));
        if (inside.length === 0) return { error: { message: 'Folder does not exist.' } };
        return { data: { files: inside.map((file) => ({ name: file.slice(file.lastIndexOf('/') + 1) })) } };
      }
      default:
        return { data: {} };
    }
  };
}

/** What Android tells the page about its plugins, read from the plugins: a method that they lack isn't there. */
function pluginHeaders() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const sources = Object.keys(dependencies)
    .filter((name) => /capacitor/.test(name) && name !== '@capacitor/android')
    .flatMap((name) => globSync(`node_modules/${name}/android/src/main/**/*.{java,kt}`))
    .map((file) => readFileSync(file, 'utf8'));
  return sources.flatMap((source) => {
    const name = /@CapacitorPlugin\([^"]*name = "(\w+)"/.exec(source)?.[1];
    if (!name) return [];
    const found = [...source.matchAll(/@PluginMethod[^\n]*\s+(?:public |override )*(?:void|fun) (\w+)\(/g)];
    const methods = [...found.map(([, method = '']) => method), 'removeListener', 'removeAllListeners'];
    return [
      {
        name,
        methods: [
          ...methods.map((method) => ({ name: method, rtype: 'promise' })),
          { name: 'addListener', rtype: 'callback' },
        ],
      },
    ];
  });
}
