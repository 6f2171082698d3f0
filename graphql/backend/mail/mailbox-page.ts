/** HTML page of the mailbox: a list and one opened mail. */
import { html, raw } from 'hono/html';
import { type Html, developerPage } from '../http/page-shell.ts';
import { headersOf, type StoredMail } from './transport.ts';

const VIEWS = { mail: 'Mail', text: 'Plain text', headers: 'Headers and links' } as const;
type MailView = keyof typeof VIEWS;
export const isMailView = (name: string): name is MailView => Object.hasOwn(VIEWS, name);

/** Label of a link by the end of its path. */
const ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\/activateaccount$/, 'Activate the account'],
  [/\/formstarted$/, 'Open the registration'],
  [/\/lobby$/, 'Open the lobby'],
  [/\/about-us$/, 'Open the page about us'],
  [/\/unsubscribe$/, 'Unsubscribe'],
  [/\/login$/, 'Open the login'],
];
const actionOf = (link: string): string => {
  const { pathname } = new URL(link);
  return ACTIONS.find(([path]) => path.test(pathname))?.[1] ?? 'Open the link';
};

const addressOf = (id: string, view: MailView = 'mail'): string =>
  `/mailbox?${new URLSearchParams({ mail: id, ...(view === 'mail' ? {} : { view }) })}#mail`;

/** List entry of a mail; the page polls these while it is open. */
export const listed = ({ id, subject, locale, recipient, createdAt }: StoredMail) => ({
  id,
  address: addressOf(id),
  subject,
  locale,
  recipient,
  date: createdAt.toISOString(),
  time: `${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
});

const listEntry = (mail: StoredMail, isShown: boolean): Html => {
  const { id, address, subject, locale, recipient, date, time } = listed(mail);
  return html`<li data-mail="${id}">
    <a href="${address}" ${isShown && raw('aria-current="true"')}
      ><span class="mailbox__subject" lang="${locale}">${subject}</span> <span class="note">${recipient}</span>
      <time class="note" datetime="${date}">${time}</time></a
    >
  </li>`;
};

const frame = ({ id, subject }: StoredMail): Html =>
  html`<iframe
    class="mailbox__frame"
    title="${subject}"
    src="/mailbox/${id}"
    sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
  ></iframe>`;

const headerList = (mail: StoredMail): Html => {
  const rows = {
    To: mail.recipient,
    Subject: mail.subject,
    Date: mail.createdAt.toUTCString(),
    'Message-ID': mail.messageId,
    ...headersOf(mail),
  };
  return html`<dl class="shell-facts">
    ${Object.entries(rows).map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
    ${mail.links.map(
      (link) =>
        html`<dt>${actionOf(link)}</dt>
          <dd>${link}</dd>`,
    )}
  </dl>`;
};

const SHOWN: Readonly<Record<MailView, (mail: StoredMail) => Html>> = {
  mail: frame,
  text: ({ text, locale }) => html`<pre class="shell-source" lang="${locale}" tabindex="0">${text}</pre>`,
  headers: headerList,
};

const opened = (mail: StoredMail, view: MailView): Html => {
  const { recipient, date, time } = listed(mail);
  const actions = mail.links.map(
    (link, at) => html`<a ${at === 0 && raw('class="button"')} href="${link}">${actionOf(link)}</a>`,
  );
  const views = Object.entries(VIEWS).map(([name, label]) =>
    isMailView(name)
      ? html`<a href="${addressOf(mail.id, name)}" ${name === view && raw('aria-current="page"')}>${label}</a>`
      : '',
  );
  return html`<article class="mailbox__mail" id="mail">
    <h2 lang="${mail.locale}">${mail.subject}</h2>
    <p class="note">To ${recipient} · <time datetime="${date}">${time}</time></p>
    <p class="shell-links">${actions}</p>
    <nav class="mailbox__views shell-links" aria-label="Views of this mail">${views}</nav>
    ${SHOWN[view](mail)}
  </article>`;
};

const EMPTY = html`<div class="mailbox__none">
  <div>
    <h2>No mail yet.</h2>
    <p>
      A mail comes here as soon as somebody registers. Come in
      <a href="/acquisition/?rc=VESTIBULE">by Clara’s invitation</a>, and it shows up by itself.
    </p>
  </div>
  <img src="/page-shell/envelope.svg" width="480" height="360" alt="" />
</div>`;

/**
 * @param mails newest first.
 * @param id of the opened mail; the newest if there is no such mail.
 */
export const mailboxPage = (mails: readonly StoredMail[], id: string | undefined, view: MailView): Html => {
  const shown = mails.find((mail) => mail.id === id) ?? mails[0];
  const box =
    shown &&
    html`<div class="mailbox">
      <nav class="mailbox__list" aria-label="Mails">
        <ol>
          ${mails.map((mail) => listEntry(mail, mail === shown))}
        </ol>
      </nav>
      ${opened(shown, view)}
    </div>`;
  return developerPage({
    path: '/mailbox',
    title: 'Mailbox',
    script: true,
    body: html`<h1>Mailbox</h1>
      <p>Here stands the mail server. Mails that would have been sent, newest first.</p>
      <p class="note shell-links">
        <span>For local use only.</span> <a href="/mailbox.json">As JSON</a> <span role="status" id="arrived"></span>
      </p>
      ${box ?? EMPTY}`,
  });
};
