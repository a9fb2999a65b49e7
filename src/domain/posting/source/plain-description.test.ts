import { describe, expect, test } from 'vitest';
import { maxDescriptionLength } from '../../jobs/job-limits.ts';
import { plainDescription, plainLine } from './plain-description.ts';

/** Nothing in it starts a tag, names a scheme that runs, or hides. */
function expectPlain(text: string): void {
  expect(text).not.toMatch(/<[a-z/!?]/i);
  expect(text).not.toMatch(/(?:java|vb|live)\s*script\s*:\s*\S/i);
  expect(text).not.toMatch(/data:[a-z]+\//i);
  expect(text).not.toMatch(/\]\(/);
  expect(text).not.toMatch(/&(?:#|lt|gt|amp)/i);
  expect(text).not.toMatch(/\bon(?:error|load|click|mouseover|focus|toggle|begin|start|animationend)\s*=/i);
  expect(text).not.toMatch(/\p{Cf}|[^\P{Cc}\n\t]/u);
}

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script\n>alert(1)</script\n>',
  '<script>alert(1)',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '&amp;amp;lt;script&amp;amp;gt;alert(1)&amp;amp;lt;/script&amp;amp;gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&#x3c;script&#x3E;alert(1)&#x3c;/script&#x3E;',
  '&#0000060script>alert(1)</script>',
  '&lt script&gt alert(1)&lt/script&gt',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  "<img src='x>y' onerror='alert(1)'>",
  '<img src=x onerror=alert(1)',
  '<img/src=x/onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<a href="javascript:alert(1)">Apply</a>',
  '<a href="JaVaScRiPt&colon;alert&lpar;1&rpar;">Apply</a>',
  '<a href=" &#14; javascript:alert(1)">Apply</a>',
  '<a href="data:text/html,<script>alert(1)</script>">Apply</a>',
  '<a href="https://ok.example" onclick="alert(1)">Apply</a>',
  '<form action="javascript:alert(1)"><button>Send</button></form>',
  '<button formaction=javascript:alert(1)>Send</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>a</option></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<div style="width:expression(alert(1))">x</div>',
  '<link rel=stylesheet href=https://evil.example/a.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<!-- <script>alert(1)</script> -->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<!-- --!><script>alert(1)</script>',
  '<!DOCTYPE html><html><head><title>alert</title></head><body>x</body></html>',
  '<?xml version="1.0"?><x onclick=alert(1)>x</x>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<x-custom onclick=alert(1) onanimationend=alert(1)>x</x-custom>',
  '[Apply here](javascript:alert(1))',
  '[Apply here](<javascript:alert(1)>)',
  '![logo](https://evil.example/track.png)',
  '![x](data:image/png;base64,aaaa)',
  '[ref]: javascript:alert(1)',
  'Apply at javascript:alert(1) today',
  'Apply at java\tscript:alert(1)',
  'Open data:text/html;base64,PHNjcmlwdD4= now',
  'Pay \u202Eregnahc\u202C hidden',
  'Zero\u200Bwidth\u200C\u200D\u2060\uFEFF joined',
  'Tags \u{E0041}\u{E0042} and \u2066isolates\u2069',
  '<scr\u200Bipt>alert(1)</scr\u200Bipt>',
  'Bell\u0007 and escape \u001B[31mred\u001B[0m and nul\u0000',
];

test('there are more than sixty payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
});

test.each(payloads)('nothing active is left of %j', (payload) => {
  const text = plainDescription(`<p>We hire a baker.</p>${payload}<p>Early shifts.</p>`);
  expectPlain(text);
  expect(text).toContain('We hire a baker.');
  expectPlain(plainDescription(payload));
  expectPlain(plainLine(payload));
});

test('an element that was never closed takes the rest only where a browser would', () => {
  expect(plainDescription('<p>One</p><svg><p>Two</p>')).toContain('Two');
});

describe('lines', () => {
  test('HTML becomes lines, its own line ends do not', () => {
    const html =
      '<h2>About\n us</h2>\n<p>We make bread&nbsp;&amp; cakes.<br>Since 1912.</p>\n<ul>\n<li>Ovens</li>\n<li><strong>Dough</strong> mixers</li>\n</ul>\n<p>Pay: &pound;12</p>';
    expect(plainDescription(html)).toBe(
      'About us\n\nWe make bread & cakes.\nSince 1912.\n- Ovens\n- Dough mixers\n\nPay: £12',
    );
  });

  test('HTML that was encoded once or twice is read as HTML', () => {
    const html = '<p>Who you are</p><ul><li>Caf&eacute; experience</li></ul>';
    const once = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const twice = once.replaceAll('&', '&amp;');
    const plain = 'Who you are\n- Café experience';
    expect([html, once, twice].map(plainDescription)).toEqual([plain, plain, plain]);
  });

  test('plain text keeps its lines, signs and bullets', () => {
    const text =
      'Requirements:\n\n• 5+ years (C++/C#)\n• Load < 5 t and > 2 t, R&D\n\n\n\nJavaScript: React, data: SQL';
    expect(plainDescription(text)).toBe(
      'Requirements:\n\n• 5+ years (C++/C#)\n• Load < 5 t and > 2 t, R&D\n\nJavaScript: React, data: SQL',
    );
  });

  test('the words of a Markdown link stay', () => {
    expect(plainDescription('See [our benefits](https://example.com/a_(b)) page')).toBe(
      'See our benefits page',
    );
  });

  test('is cut at a word', () => {
    const text = plainDescription('word '.repeat(5_000));
    expect(text.length).toBeLessThanOrEqual(maxDescriptionLength);
    expect(text).toMatch(/word…$/);
  });

  test('is never cut within a character', () => {
    const foxes = '🦊'.repeat(maxDescriptionLength);
    for (const text of [
      plainDescription(foxes),
      plainDescription(`a${foxes}`),
      plainLine(foxes),
      plainLine(`a${foxes}`),
    ])
      expect(text.isWellFormed()).toBe(true);
  });

  test('a title is one line', () => {
    expect(plainLine('<b>Senior</b>\n Baker &amp; Pastry Chef ')).toBe('Senior Baker & Pastry Chef');
  });

  test.each([
    '<a'.repeat(100_000),
    '<!--'.repeat(50_000),
    '&amp;'.repeat(40_000),
    '['.repeat(100_000),
    '<svg>'.repeat(40_000),
  ])('bad input of any length takes no longer than a moment (%#)', (bad) => {
    const start = performance.now();
    plainDescription(bad);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
