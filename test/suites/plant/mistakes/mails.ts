/** Mistakes with mails: recipients, links, content. */
import type { Rows } from '../mistake.types.ts';

export const MAILS: Rows = {
  'mail-markup': {
    breaks: 'CWE-79, ASVS 1.2.1',
    sentence: 'A name becomes markup in a mail.',
    file: 'graphql/backend/mail/markup.ts',
    text: '${paragraph(greeting)}',
    replacement: '${paragraph(Object.assign(new String(greeting), { isEscaped: true }) as unknown as string)}',
    test: 'graphql/backend/mail/compose.test.ts > a name is escaped in HTML and unchanged in plain text',
  },
  'host-in-mails': {
    breaks: 'CWE-807, ASVS 4.1.3',
    sentence: 'Links in mails lead to whatever host the request named.',
    file: 'graphql/backend/server/app.ts',
    text: '  logRequests(app, backEnd);\n',
    replacement:
      "  app.use(async (c, next) => {\n    Object.assign(backEnd, { publicUrl: `http://${c.req.header('x-forwarded-host') ?? c.req.header('host')}` });\n    await next();\n  });\n  logRequests(app, backEnd);\n",
    test: 'graphql/backend/http/attacks.test.ts > links in mails start with PUBLIC_URL',
  },
  'mail-cannon': {
    breaks: 'CWE-799, ASVS 2.4.1',
    sentence: 'A stranger is mailed without end: the limit counts registrations, and each new one has its own.',
    file: 'graphql/backend/mail/mailer.ts',
    text: 'if (!allowance.allowed) return allowance;',
    replacement: '',
    test: 'graphql/backend/mail/allowance.test.ts > : limits per minute and per hour',
  },
  'mail-kept-after-delivery': {
    breaks: 'CWE-459, ASVS 14.2.7',
    sentence: 'A delivered mail stays in the database, with the link that opens an account.',
    file: 'graphql/backend/mail/queue.ts',
    text: 'nextAttemptAt: null, reason: null, detail: null, ...withoutContents() }',
    replacement: 'nextAttemptAt: null, reason: null, detail: null }',
    test: 'graphql/backend/mail/queue.test.ts > a mail is sent by SMTP: text and HTML, to exactly that address',
  },
  'name-with-link': {
    breaks: 'CWE-451, ASVS 1.3.3',
    sentence: 'A first name that is a web address goes out in our mails as a link to it.',
    file: 'machines/domain/names.ts',
    text: 'return !LINKED.some((pattern) => pattern.test(seen));',
    replacement: "return seen !== '';",
    test: 'machines/domain/names.test.ts > D17 names: refused > evil.com, which mail clients link',
  },
  'unsubscribe-by-opening': {
    breaks: 'CWE-650, ASVS 3.5.3',
    sentence: 'Opening the link of a mail withdraws the consent, so a mail scanner does.',
    file: 'graphql/backend/server/app.ts',
    text: 'app.post(`${BASE}/:locale/newsletter/unsubscribe`',
    replacement: "app.on(['GET', 'POST'], `${BASE}/:locale/newsletter/unsubscribe`",
    test: 'graphql/backend/newsletter/newsletter.test.ts > requests of a mail scanner do not unsubscribe; a POST does',
  },
  'recipient-as-a-text': {
    breaks: 'CWE-93, ASVS 1.3.11',
    sentence: 'A recipient goes to the mail server as a text, which is read as a list.',
    file: 'graphql/backend/mail/transport.ts',
    text: "to: { name: '', address: mail.recipient },",
    replacement: 'to: mail.recipient,',
    test: 'graphql/backend/mail/transport.test.ts > a list',
  },
  'mail-without-tls': {
    breaks: 'CWE-319, ASVS 12.3.1',
    sentence: 'Mails with activation links pass a server that offers no TLS.',
    file: 'graphql/backend/mail/transport.ts',
    text: 'requireTLS: !isLoopbackName(new URL(smtpUrl).hostname)',
    replacement: 'requireTLS: false',
    test: 'graphql/backend/mail/transport.test.ts > a remote server without STARTTLS gets no mail [ASVS 11.2.3]',
  },
};
