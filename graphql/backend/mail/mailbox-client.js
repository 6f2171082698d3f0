/** In the page: mails that come while it is open are put on top of the list. What is open, and where one stands, stays. */
const EVERY = 3000;
const entries = () => [...document.querySelectorAll('[data-mail]')];

/** An entry like the others. */
function entryOf(pattern, { id, address, subject, locale, recipient, date, time }) {
  const entry = pattern.cloneNode(true);
  entry.dataset.mail = id;
  const link = entry.querySelector('a');
  link.href = address;
  link.removeAttribute('aria-current');
  const [head, to] = entry.querySelectorAll('span');
  head.textContent = subject;
  head.lang = locale;
  to.textContent = recipient;
  const when = entry.querySelector('time');
  when.dateTime = date;
  when.textContent = time;
  return entry;
}

async function look() {
  const answer = await fetch('/mailbox/list.json');
  const mails = await answer.json();
  const [first] = entries();
  if (first?.dataset.mail === mails[0]?.id) return;
  const known = mails.findIndex(({ id }) => id === first?.dataset.mail);
  // The first of all, or the data was begun afresh: nothing that is shown is there any more.
  if (known === -1) return location.reload();
  const arrived = mails.slice(0, known).map((mail) => entryOf(first, mail));
  const list = first.closest('nav');
  const height = list.scrollHeight;
  first.before(...arrived);
  // Whoever reads further down stays there.
  if (list.scrollTop > 0) list.scrollTop += list.scrollHeight - height;
  document.querySelector('#arrived').textContent =
    arrived.length === 1 ? 'A mail has come.' : `${arrived.length} mails have come.`;
}

document.querySelector('[data-mail] [aria-current]')?.scrollIntoView({ block: 'nearest' });
setInterval(() => {
  // Without an answer the next one may come.
  if (!document.hidden) look().catch(() => undefined);
}, EVERY);
