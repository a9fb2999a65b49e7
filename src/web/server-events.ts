export interface ServerEvent {
  readonly id: string | undefined;
  readonly data: string;
}

/** The events of one `text/event-stream` body, as they arrive. Comments (heartbeats) are passed over. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): ServerEvent | undefined {
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'id') id = value;
    if (field === 'data' && value !== undefined) data.push(value);
  }
  return data.length > 0 ? { id, data: data.join('\n') } : undefined;
}
