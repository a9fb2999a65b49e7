import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { control, press, render } from '#tests/support/render.tsx';
import { SpeakAnswer } from './speak-answer.tsx';
import type { Recognizer } from './speech-recognition.ts';

/** Stands in for the browser's recognizer; the test says what it hears. */
class StandIn implements Recognizer {
  static last: StandIn;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognizer['onresult'] = null;
  onerror: Recognizer['onerror'] = null;
  onend: Recognizer['onend'] = null;
  isRunning = false;
  start = () => {
    StandIn.last = this;
    this.isRunning = true;
  };
  stop = () => this.end();
  abort = () => this.end();
  end() {
    this.isRunning = false;
    this.onend?.();
  }
}

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => {
  await page?.remove();
  vi.unstubAllGlobals();
});

function Box() {
  const [text, setText] = useState('Typed first.');
  return (
    <>
      <output>{text}</output>
      <SpeakAnswer onSaid={(said) => setText((known) => `${known} ${said}`)} />
    </>
  );
}

const hear = (...said: [string, boolean][]) =>
  act(async () => {
    const results = said.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } }));
    StandIn.last.onresult?.({ resultIndex: 0, results });
  });
const written = () => document.querySelector('output')?.textContent;

test.each(['SpeechRecognition', 'webkitSpeechRecognition'])(
  'with %s, what is certain is written behind what was typed, and the rest is only shown',
  async (name) => {
    vi.stubGlobal(name, StandIn);
    page = await render(<Box />);
    expect(document.body.textContent).toContain('its maker may process the audio');
    await press('Speak your answer');
    expect(document.body.textContent).toContain('Listening...');
    await hear(['I moved', false]);
    expect(document.body.textContent).toContain('I moved');
    expect(written()).toBe('Typed first.');
    await hear([' I moved two people. ', true]);
    await hear(['It took 8 minutes.', true]);
    expect(written()).toBe('Typed first. I moved two people. It took 8 minutes.');
    await press('Stop listening');
    expect(StandIn.last.isRunning).toBe(false);
    expect(control('Speak your answer')).toBeTruthy();
  },
);

test.each([
  ['not-allowed', 'Your browser doesn’t let us use the microphone.'],
  ['no-speech', 'We didn’t hear anything.'],
  ['network', 'speech service can’t be reached'],
  ['anything else', 'Listening stopped.'],
])('says plainly what went wrong: %s', async (error, text) => {
  vi.stubGlobal('SpeechRecognition', StandIn);
  page = await render(<Box />);
  await press('Speak your answer');
  await act(async () => {
    StandIn.last.onerror?.({ error });
    StandIn.last.end();
  });
  expect(document.querySelector('[role=alert]')?.textContent).toContain(text);
  await press('Speak your answer');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('nobody is listened to who has left', async () => {
  vi.stubGlobal('SpeechRecognition', StandIn);
  page = await render(<Box />);
  await press('Speak your answer');
  await page.remove();
  page = undefined;
  expect(StandIn.last.isRunning).toBe(false);
});
