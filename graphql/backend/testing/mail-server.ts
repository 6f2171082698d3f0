/** A received mail. */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';
import type { StoredMail } from '../mail/transport.ts';

interface Received {
  from: string;
  to: string[];
  source: string;
}

/** Steps with a configurable reply. */
export type Step = 'greeting' | 'auth' | 'mail' | 'rcpt' | 'data';

interface MailServerOptions {
  /** Whether to require a login; any is accepted unless `replies` refuses it. */
  login?: boolean;
  port?: number;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * A real SMTP server on a free port. `replies`: a reply instead of success, such as `550 5.1.1 No such user`; `asked`:
 * number of times each step was reached; `hold`: delays the reply to a mail; `breaksAt`: a recipient that breaks the
 * connection.
 */
export const startMailServer = async ({ login = false, port }: MailServerOptions = {}) => {
  const received: Received[] = [];
  const replies: { [At in Step]?: string | undefined } = {};
  const asked: Record<Step, number> = { greeting: 0, auth: 0, mail: 0, rcpt: 0, data: 0 };
  const behaviour: { hold: Promise<unknown> | null; breaksAt: string | null } = { hold: null, breaksAt: null };
  const sockets = new Set<Socket>();
  /** @returns the configured reply, or null for success. */
  const at = (step: Step): (Error & { responseCode: number }) | null => {
    asked[step] += 1;
    const reply = replies[step];
    return reply === undefined
      ? null
      : Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
  };
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    // Replies are exactly as configured.
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    onConnect: (_session, done) => done(at('greeting')),
    onAuth: ({ username }, _session, done) => {
      const refused = at('auth');
      if (refused) done(refused);
      else done(null, { user: username ?? '' });
    },
    onMailFrom: (_address, _session, done) => done(at('mail')),
    onRcptTo: ({ address }, { remotePort }, done) => {
      const refused = at('rcpt');
      if (address !== behaviour.breaksAt) done(refused);
      else for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = at('data');
        if (refused) {
          done(refused);
          return;
        }
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, source: Buffer.concat(chunks).toString('utf8') });
        void Promise.resolve(behaviour.hold).then(() => done());
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('error', () => undefined);
  const taken = port ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  return {
    received,
    replies,
    asked,
    behaviour,
    port: taken,
    url: `smtp://${login ? 'door:key@' : ''}127.0.0.1:${taken}`,
    bytesSent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

type Interruption = 'cut' | 'hang';

/**
 * A proxy that forwards client data up to a line that starts with `at`; `null`: up to the greeting. Then it cuts the
 * connection or stops forwarding. `how` null: forwards everything.
 */
export const startInterrupter = async (serverPort: number) => {
  const interruption: { at: string | null; how: Interruption | null } = { at: null, how: null };
  const sockets = new Set<Socket>();
  const front = createServer((client) => {
    const { at, how } = interruption;
    sockets.add(client);
    client.on('error', () => undefined);
    if (how !== null && at === null) {
      if (how === 'cut') client.destroy();
      return;
    }
    const server = connect(serverPort, '127.0.0.1');
    sockets.add(server);
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    let silent = false;
    server.on('data', (chunk) => {
      if (!silent) client.write(chunk);
    });
    client.on('data', (chunk: Buffer) => {
      if (silent) return;
      const text = chunk.toString('latin1');
      const from = how === null || at === null ? -1 : `\r\n${text}`.indexOf(`\r\n${at}`);
      if (from === -1) {
        server.write(chunk);
        return;
      }
      server.write(text.slice(0, from), 'latin1');
      silent = true;
      if (how === 'cut') client.destroy();
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return {
    interruption,
    url: `smtp://127.0.0.1:${port}`,
    urlWithLogin: `smtp://door:key@127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      front.close();
    },
  };
};

export const mailTo = (recipient: string): StoredMail => ({
  id: 'one',
  sequence: 1,
  messageId: '<one@vestibule.example>',
  recipient,
  locale: 'en',
  subject: 'Activate your account',
  text: 'https://shop.example/?accountActivationId=x',
  html: '',
  links: [],
  unsubscribeUrl: null,
  activationLink: null,
  createdAt: new Date('2026-11-23T12:00:00Z'),
  goodUntil: null,
  deliveredAt: null,
  nextAttemptAt: null,
  attempts: 0,
  reason: null,
  detail: null,
});
