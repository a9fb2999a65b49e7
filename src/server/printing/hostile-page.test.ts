import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import { Registry } from 'prom-client';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../process/config.ts';
import { findChromium } from './chromium-program.ts';
import { createPdfPrinter } from './pdf-printer.ts';

/** Listens on loopback for whatever a page may try, and remembers each contact. */
async function startCanary() {
  const contacts = { tcp: 0, http: [] as string[], udp: 0 };
  const tcp = createServer((socket) => {
    contacts.tcp += 1;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const line = data.toString('latin1').split('\r\n')[0] ?? '';
      if (/HTTP\/1\.1$/.test(line)) contacts.http.push(line.split(' ')[1] ?? '');
      socket.end('HTTP/1.1 404 Not Found\r\naccess-control-allow-origin: *\r\ncontent-length: 0\r\n\r\n');
    });
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const udp = createSocket('udp4', () => {
    contacts.udp += 1;
  });
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  return {
    contacts,
    tcpPort: (tcp.address() as AddressInfo).port,
    udpPort: udp.address().port,
    close: () => {
      tcp.close();
      udp.close();
    },
  };
}

/** Ways in which a page reaches out, each with an address of its own. */
function vectorsOf(tcpPort: number, udpPort: number): Record<string, string> {
  const to = (name: string) => `http://127.0.0.1:${tcpPort}/${name}`;
  const byName = (name: string) => `http://canary.localhost:${tcpPort}/${name}`;
  const script = (code: string) => `<script>${code}</script>`;
  return {
    'script source': `<script src="${to('script')}"></script>`,
    'script module': `<script type="module" src="${to('module')}"></script>`,
    fetch: script(`fetch('${to('fetch')}').catch(() => {})`),
    XMLHttpRequest: script(`var x = new XMLHttpRequest(); x.open('GET', '${to('xhr')}'); x.send()`),
    beacon: script(`navigator.sendBeacon('${to('beacon')}', 'x')`),
    WebSocket: script(`new WebSocket('ws://127.0.0.1:${tcpPort}/websocket')`),
    EventSource: script(`new EventSource('${to('events')}')`),
    WebRTC: script(
      `var c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }, { urls: 'turn:127.0.0.1:${tcpPort}?transport=tcp', username: 'u', credential: 'p' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o))`,
    ),
    worker: script(`try { new Worker('${to('worker')}') } catch {}`),
    'service worker': script(`navigator.serviceWorker?.register('${to('service-worker')}').catch(() => {})`),
    'event handler': `<img src="data:,x" onerror="fetch('${to('handler')}')">`,
    'style sheet': `<link rel="stylesheet" href="${to('style.css')}">`,
    'xml style sheet': `<?xml-stylesheet href="${to('xml.css')}" type="text/css"?>`,
    import: `<style>@import url("${to('import.css')}");</style>`,
    font: `<style>@font-face{font-family:Far;src:url("${to('font.woff2')}")} p{font-family:Far, serif}</style>`,
    background: `<div style="background:url('${to('background')}');height:9px"></div>`,
    'by name': `<div style="background:url('${byName('name')}');height:9px"></div>`,
    'image set': `<div style="background-image:image-set(url('${to('set')}') 1x);height:9px"></div>`,
    'border image': `<div style="border:3px solid;border-image:url('${to('border')}') 3"></div>`,
    mask: `<div style="mask:url('${to('mask')}');height:9px">x</div>`,
    filter: `<div style="filter:url('${to('filter.svg')}#f')">x</div>`,
    content: `<style>i::before{content:url("${to('content')}")}</style><i>x</i>`,
    cursor: `<div style="cursor:url('${to('cursor')}'), auto">x</div>`,
    'list style': `<ul style="list-style-image:url('${to('list')}')"><li>x</ul>`,
    image: `<img src="${to('image')}">`,
    'image without protocol': `<img src="//127.0.0.1:${tcpPort}/relative">`,
    srcset: `<img srcset="${to('srcset')} 1x">`,
    picture: `<picture><source srcset="${to('picture')}"><img></picture>`,
    'input image': `<input type="image" src="${to('input')}">`,
    video: `<video src="${to('video')}" autoplay preload="auto"></video>`,
    poster: `<video poster="${to('poster')}"></video>`,
    audio: `<audio src="${to('audio')}" preload="auto"></audio>`,
    track: `<video src="data:video/mp4,x"><track default src="${to('track')}"></video>`,
    'svg image': `<svg><image href="${to('svg-image')}" width="9" height="9"/></svg>`,
    'svg use': `<svg><use href="${to('use.svg')}#x"/></svg>`,
    iframe: `<iframe src="${to('iframe')}"></iframe>`,
    'iframe in a frame': `<iframe srcdoc="<img src='${to('srcdoc')}'><script>fetch('${to('srcdoc-fetch')}')</script>"></iframe>`,
    object: `<object data="${to('object')}"></object>`,
    embed: `<embed src="${to('embed')}">`,
    favicon: `<link rel="icon" href="${to('icon')}">`,
    manifest: `<link rel="manifest" href="${to('manifest')}">`,
    prefetch: `<link rel="prefetch" href="${to('prefetch')}">`,
    preload: `<link rel="preload" as="image" href="${to('preload')}">`,
    'module preload': `<link rel="modulepreload" href="${to('modulepreload')}">`,
    preconnect: `<link rel="preconnect" href="${to('')}">`,
    'dns prefetch': `<link rel="dns-prefetch" href="${byName('')}">`,
    prerender: `<link rel="prerender" href="${to('prerender')}">`,
    'speculation rules': `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${to('speculate')}"],"eagerness":"immediate"}]}</script>`,
    'form sent by script': `<form action="${to('form')}" target="_blank"></form>${script('document.forms[0].submit()')}`,
    'window opened': script(`window.open('${to('popup')}')`),
    ping: `<a id="ping" href="#x" ping="${to('ping')}">x</a>${script("document.getElementById('ping').click()")}`,
  };
}

/** The words stand in no paragraph: those wait, unseen, for a font from afar. */
const page = (vectors: Record<string, string>, last: string) =>
  `<!doctype html><html><head><title>hostile</title></head><body><h1>the words remain</h1>${Object.values(vectors).join('\n')}${last}</body></html>`;

describe('a hostile page', async () => {
  const canary = await startCanary();
  const vectors = vectorsOf(canary.tcpPort, canary.udpPort);
  // These two change the page itself, so that each comes last on a page of its own.
  const lasts = [
    `<base href="http://127.0.0.1:${canary.tcpPort}/base/"><img src="x">`,
    `<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${canary.tcpPort}/refresh">`,
  ];
  const printer = createPdfPrinter(readConfig({ NODE_ENV: 'test' }), { warn: () => {} }, new Registry());
  afterAll(async () => {
    await printer.close();
    canary.close();
  });

  it('makes no contact from the printer', async () => {
    expect(Object.keys(vectors).length + lasts.length).toBeGreaterThanOrEqual(25);
    const [first] = await Promise.all([
      printer.print(page(vectors, lasts[0] ?? '')),
      printer.print(page(vectors, lasts[1] ?? '')).catch(() => {}),
      ...Object.values(vectors).map((vector) => printer.print(page({ vector }, '')).catch(() => {})),
    ]);
    const { text } = await extractText(new Uint8Array(first), { mergePages: true });
    expect(text).toContain('the words remain');
    // What a page began may go out only later; a file that stays a while longer gives it the time.
    for (let index = 0; index < 20; index += 1) await printer.print(page({}, ''));
    expect(canary.contacts).toEqual({ tcp: 0, http: [], udp: 0 });
  });

  it('is seen by the canary when a browser without protection opens it', async () => {
    const { contacts } = canary;
    const program = findChromium('');
    if (!program) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
    const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
    for (const last of lasts) {
      const open = await browser.newPage();
      await open.setContent(page(vectors, last), { waitUntil: 'commit' }).catch(() => {});
    }
    await expect.poll(() => contacts.udp, { timeout: 10_000 }).toBeGreaterThan(0);
    await expect.poll(() => new Set(contacts.http).size, { timeout: 10_000 }).toBeGreaterThan(25);
    await browser.close();
    const seen = `${contacts.tcp} TCP, ${new Set(contacts.http).size} addresses by HTTP, ${contacts.udp} UDP`;
    console.log(`${Object.keys(vectors).length + lasts.length} vectors; without protection: ${seen}`);
    expect(contacts.tcp).toBeGreaterThan(25);
  });
});
