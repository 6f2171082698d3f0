/** Requests as bytes, for what no client would send. */
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends a text to a server and reads the head of its first answer; the connection is then cut.
 * @param sent called once the text is on its way.
 * @throws Error where the server ends the connection without one.
 */
export const rawRequest = (url: string, text: string, sent?: () => void): Promise<RawAnswer> => {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, sent));
    let read = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      read += chunk;
      const end = read.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.destroy();
      const [first = '', ...lines] = read.slice(0, end).split('\r\n');
      const headers = lines.map((line) => line.split(/: (.*)/s, 2));
      const named = headers.map(([name = '', value = '']) => [name.toLowerCase(), value]);
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(named) });
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`The connection ended without an answer: ${read}`)));
  });
};
