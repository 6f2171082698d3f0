/** The walks by keyboard, by file name: every other path is in `test/suites/transcripts`. */
import type { Mailbox } from '../../browser/mailbox.ts';
import type { Listener } from './orca-user.ts';

type Walk = (listener: Listener, mailbox: Mailbox) => Promise<void>;

const BUTTON = 'push button';

/** A typed code: empty, refused, valid (D10). */
const code: Walk = async ({ open, press, to, type }) => {
  await open('/registration/code');
  await to('fields.code', 'entry');
  await press('Return');
  await type('NO-SUCH-CODE');
  await press('Return');
  await type('vestibule');
  await press('Return');
};

/** An invitation, with every mistake, through the mail to the entrance of the shop (D7, D16, D25). */
const registration: Walk = async (listener, mailbox) => {
  const { open, press, to, use, fill, type } = listener;
  const email = 'anna@example.org';
  await open('/women?rc=VESTIBULE');
  await use('action.register', 'link');
  await use('action.register', BUTTON);
  await use('wrong.lastName', 'link');
  await type('Lindqvist');
  await press('shift+Tab');
  await type('Anna');
  await press('shift+Tab');
  await press('space');
  await fill('fields.email', 'problem+FirstNameInvalid+EmailInvalid@example.com');
  await to('fields.country');
  await press('Tab');
  await press('space');
  await use('action.register', BUTTON);
  await press('Tab');
  await press('Return');
  await type('Anna');
  await to('fields.email', 'entry');
  await type(email);
  await use('action.register', BUTTON);
  await listener.openLink(await mailbox.linkTo(email), 'the link of the mail');
  await use('action.activate', BUTTON);
  await listener.waitFor(/10/);
  await to('action.continue', BUTTON);
};

export const WALKS: Readonly<Record<string, Walk>> = { code, registration };
