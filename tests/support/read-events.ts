export interface ReadEvent {
  id: string;
  data: unknown;
}

/** Reads server-sent events until the stream ends or `enough` says so. */
export async function readEvents(
  response: Response,
  enough: (events: ReadEvent[]) => boolean = () => false,
): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (id !== undefined && data !== undefined) events.push({ id, data: JSON.parse(data) });
    }
    if (enough(events)) break;
  }
  return events;
}
