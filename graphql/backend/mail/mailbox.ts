import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Store } from '../store/store.ts';
import type { HttpEnv } from '../http/client.ts';
import { mailPolicy, pageShellPolicy, setPolicy } from '../http/security-headers.ts';
import { mails } from '../store/schema.ts';
import { isMailView, listed, mailboxPage } from './mailbox-page.ts';
import { hasRealRecipient } from './placeholder-recipient.ts';
import type { StoredMail } from './transport.ts';

const SHOWN = 200;

interface Services {
  publicUrl: string;
  store: Pick<Store, 'db'>;
}

const newest = ({ store }: Services): Promise<StoredMail[]> =>
  store.db
    .select()
    .from(mails)
    .where(hasRealRecipient())
    .orderBy(desc(mails.createdAt), desc(mails.sequence))
    .limit(SHOWN);

/** JSON format for tools (D44). */
const asJson = ({ recipient, subject, locale, text, html, links, createdAt }: StoredMail) => ({
  to: recipient,
  subject,
  locale,
  text,
  html,
  links,
  date: createdAt.toISOString(),
});

/** The built-in mailbox (D44), local use only: a page for people, JSON for tools. */
export const mailbox = (app: Hono<HttpEnv>, backEnd: Services): void => {
  app.get('/mailbox', async (c) => {
    setPolicy(c, pageShellPolicy({ frames: true }));
    c.header('cache-control', 'no-store');
    const { mail, view = 'mail' } = c.req.query();
    return c.html(mailboxPage(await newest(backEnd), mail, isMailView(view) ? view : 'mail'));
  });
  app.get('/mailbox/list.json', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json((await newest(backEnd)).map(listed));
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
    c.header('content-security-policy', mailPolicy(backEnd.publicUrl));
    c.header('cache-control', 'no-store');
    // Opens links outside the frame of the mail.
    return c.html(mail.html.replace('<head>', '<head>\n<base target="_top">'));
  });
};
