import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { BackEnd } from '../context.ts';
import type { HttpEnv } from '../http/client.ts';
import { type Html, pageShell } from '../http/page-shell.ts';
import { MAIL_POLICY, pageShellPolicy, setPolicy } from '../http/security-headers.ts';
import { mails } from '../store/schema.ts';
import { isToSomebody } from './nobody.ts';
import type { StoredMail } from './transport.ts';

const SHOWN = 200;

const newest = ({ store }: BackEnd): Promise<StoredMail[]> =>
  store.db.select().from(mails).where(isToSomebody()).orderBy(desc(mails.createdAt), desc(mails.sequence)).limit(SHOWN);

/** The shape that tools read (D44). */
const asJson = ({ recipient, subject, locale, text, html, links, createdAt }: StoredMail) => ({
  to: recipient,
  subject,
  locale,
  text,
  html,
  links,
  date: createdAt.toISOString(),
});

const mailEntry = (mail: StoredMail, at: number): Html => {
  const date = mail.createdAt.toISOString();
  const links = mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`);
  return html`<details class="entry" ${at === 0 && 'open'}>
    <summary>
      <h2 lang="${mail.locale}">${mail.subject}</h2>
      <span class="note"
        ><span>${mail.recipient}</span> <time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time></span
      >
    </summary>
    <ul>
      ${links}
    </ul>
    <iframe
      title="${mail.subject}"
      src="/mailbox/${mail.id}"
      loading="lazy"
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
    ></iframe>
  </details>`;
};

const mailboxPage = (shown: readonly StoredMail[]): Html => {
  const entries = shown.length === 0 ? html`<p>No mail yet.</p>` : html`<div>${shown.map(mailEntry)}</div>`;
  return pageShell(
    'en',
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p class="note">
        Mails that would have been sent, newest first. Local use only. <a href="/mailbox.json">As JSON</a>
      </p>
      ${entries}`,
  );
};

/** The built-in mailbox (D44), local only: a page for people, JSON for tools. */
export const mailbox = (app: Hono<HttpEnv>, backEnd: BackEnd): void => {
  app.get('/mailbox', async (c) => {
    setPolicy(c, pageShellPolicy({ frames: true }));
    c.header('cache-control', 'no-store');
    return c.html(mailboxPage(await newest(backEnd)));
  });
  app.get('/mailbox.json', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json((await newest(backEnd)).map(asJson));
  });
  app.get('/mailbox/:id{[\\w-]+}', async (c) => {
    const [mail] = await backEnd.store.db
      .select()
      .from(mails)
      .where(eq(mails.id, c.req.param('id')));
    if (!mail) return c.notFound();
    c.header('content-security-policy', MAIL_POLICY);
    c.header('cache-control', 'no-store');
    // Links leave the frame that the mail is shown in.
    return c.html(mail.html.replace('<head>', '<head>\n<base target="_top">'));
  });
};
