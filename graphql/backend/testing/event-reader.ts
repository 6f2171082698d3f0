/** Reader of Server-Sent Event streams for tests. */

/** An event with its parsed payload. */
interface StreamedEvent {
  event: string;
  data: unknown;
}

/**
 * Reads events of a response in order, without comments.
 * @returns a function: the next event, or null at the end of the stream.
 */
export const eventReader = (answer: Response): (() => Promise<StreamedEvent | null>) => {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  return async () => {
    for (;;) {
      const end = unread.indexOf('\n\n');
      const block = unread.slice(0, Math.max(0, end));
      if (end >= 0) unread = unread.slice(end + 2);
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (event !== undefined && data !== undefined) return { event, data: JSON.parse(data) };
      if (end >= 0) continue;
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return null;
      unread += value;
    }
  };
};
