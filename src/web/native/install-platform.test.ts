import { expect, test } from 'vitest';
import { installPlatform } from './install-platform.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Mobile/15E148 Safari/604.1`, 5],
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/140.0 Safari/604.1`, 5],
  ['ios', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Safari/605.1.15`, 5],
  ['safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Safari/605.1.15`, 0],
  ['androidChrome', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 5],
  ['desktopChrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, 0],
  ['desktopChrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/140.0.0.0`, 0],
  ['other', `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Mobile Safari/537.36`, 5],
  ['other', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
])('%s: %s', (platform, userAgent, maxTouchPoints) => {
  expect(installPlatform({ userAgent, maxTouchPoints })).toBe(platform);
});
