/** Raw requests that no HTTP client would send. */
import { connect } from 'node:net';

interface RawAnswer {
  status: number;
  /** Lowercase header names. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends raw text, reads the head of the first response and closes the connection.
 * @param sent called once the text was sent.
 * @throws Error if the server closes the connection without a response.
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
