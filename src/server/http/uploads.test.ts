import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { fileRefusals } from '#contract/file-refusals.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const megabyte = 1024 * 1024;
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="export.zip"\r\n\r\n';
const tail = '\r\n--b--\r\n';
const patience = { timeout: 20_000 };

const begun: ClientRequest[] = [];
afterEach(() => {
  for (const sent of begun.splice(0)) sent.destroy();
});

/** Says how large its file is, and sends none of it yet. */
function begin({ address }: TestApp, person: TestPerson, fileBytes: number, path = '/api/account/import') {
  const sent = request(new URL(path, address), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + fileBytes + tail.length,
    },
  });
  sent.on('error', () => {});
  begun.push(sent);
  sent.write(head);
  return sent;
}

async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const retryAfter = answer.headers['retry-after'];
  const body = (await json(answer)) as { error: string };
  sent.destroy();
  return { status: answer.statusCode, retryAfter, body };
}

const sendSmall = (app: TestApp, person: TestPerson) => {
  const sent = begin(app, person, 10);
  sent.end(`${'x'.repeat(10)}${tail}`);
  return answerTo(sent);
};

describe('an upload', async () => {
  const app = await startTestApp({ settings: { UPLOAD_ROOM_MB: '60' } });

  /** Begun, and known to the server: only then is a second one refused. Where that one was faster, it's begun again. */
  const beginAndArrive = async (person: TestPerson, fileBytes: number) => {
    let sent: ClientRequest | undefined;
    let isRefused = false;
    const look = async () => {
      if (!sent || isRefused) {
        isRefused = false;
        sent = begin(app, person, fileBytes).once('response', () => {
          isRefused = true;
        });
      }
      return (await sendSmall(app, person)).status;
    };
    await expect.poll(look, patience).toBe(429);
    return sent as unknown as ClientRequest;
  };

  it('is one at a time for a person, and the next is let in when it ends', async () => {
    const anna = await app.createPerson();
    const first = await beginAndArrive(anna, megabyte);
    expect(await answerTo(begin(app, anna, 40 * megabyte))).toMatchObject({ status: 429, retryAfter: '5' });
    first.end(`${'x'.repeat(megabyte)}${tail}`);
    expect(await answerTo(first)).toMatchObject({ status: 400 });
    expect((await sendSmall(app, anna)).body.error).toBe(fileRefusals.damaged.message);
  });

  it('is refused while others take all the room, without a byte being read', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const first = await beginAndArrive(anna, 40 * megabyte);
    expect(await answerTo(begin(app, ben, 40 * megabyte))).toMatchObject({ status: 503, retryAfter: '5' });
    expect(await sendSmall(app, ben)).toMatchObject({ status: 400 });
    first.destroy();
  });

  it('gives its place back when its sender leaves', async () => {
    const anna = await app.createPerson();
    const first = await beginAndArrive(anna, 40 * megabyte);
    first.write('x'.repeat(3 * megabyte));
    first.destroy();
    await expect.poll(async () => (await sendSmall(app, anna)).status, patience).toBe(400);
  });

  it('that says it’s too large is refused at once', async () => {
    const anna = await app.createPerson();
    expect(await answerTo(begin(app, anna, 51 * megabyte))).toMatchObject({
      status: 413,
      body: { error: expect.stringContaining('larger than 50 MB') },
    });
    const resume = begin(app, anna, 6 * megabyte, '/api/resumes/import');
    expect(await answerTo(resume)).toMatchObject({ status: 413 });
  });
});

describe('an upload within limits', async () => {
  const app = await startTestApp({ settings: { LIMIT_IMPORT_ACCOUNT: '1/h', UPLOAD_SECONDS: '1' } });

  it('is cut off where it comes too slowly', async () => {
    const slow = begin(app, await app.createPerson(), 40 * megabyte);
    slow.write('x'.repeat(3 * megabyte));
    const { code, message } = fileRefusals.tooSlow;
    expect(await answerTo(slow)).toMatchObject({ status: 400, body: { code, error: message } });
  });

  it('counts before anything of it is read', async () => {
    const anna = await app.createPerson();
    expect(await sendSmall(app, anna)).toMatchObject({ status: 400 });
    expect(await answerTo(begin(app, anna, 49 * megabyte))).toMatchObject({ status: 429 });
  });
});
