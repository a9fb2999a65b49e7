import type { InterviewSession } from '#contract/interviews.ts';
import type { TestPerson } from './factories.ts';

/** Practice as a person does it, call by call. */
export const interviewSteps = (person: TestPerson) => {
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    person.call('POST', `/api/interview-sessions${path}`, {
      ...(body === undefined ? {} : { body }),
      headers,
    });
  const start = async (body: object = { jobTitle: 'Barista' }) =>
    (await (await post('', body)).json()) as InterviewSession;
  const ask = (id: string, body?: object, headers?: Record<string, string>) =>
    post(`/${id}/question`, body, headers);
  const asked = async (id: string, body?: object) =>
    ((await (await ask(id, body)).json()) as { question: string }).question;
  const answer = (id: string, question: string, text: string, headers?: Record<string, string>) =>
    post(`/${id}/answer`, { question, answer: text }, headers);
  const skip = (id: string, question: string) => post(`/${id}/skip`, { question });
  const view = (id: string, body: { index: number; ticked: number[]; isKept: boolean }) =>
    person.call('PUT', `/api/interview-sessions/${id}/view`, { body });
  const get = async (id: string) =>
    (await (await person.call('GET', `/api/interview-sessions/${id}`)).json()) as InterviewSession;
  const list = async (query = '') =>
    (await person.call('GET', `/api/interview-sessions${query}`)).json() as Promise<
      Record<string, unknown>[]
    >;
  const allowance = async () => (await person.call('GET', '/api/interview-allowance')).json();
  /** A session with one question answered. */
  const practiced = async (body?: object) => {
    const { id } = await start(body);
    await answer(id, await asked(id), sampleAnswer);
    return id;
  };
  return { post, start, ask, asked, answer, skip, view, get, list, allowance, practiced };
};

export const sampleAnswer = `Last summer our grinder broke on a Saturday morning with twenty people in line. I told the line what had happened and offered filter coffee at once. I switched to the spare grinder, set it up in four minutes and asked a colleague to take orders meanwhile. We lost two customers and served everybody else within ten minutes.`;
