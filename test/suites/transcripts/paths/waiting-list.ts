/** No invitation: a place on the waiting list, asked for on the landing page, taken in the lobby (D27, D28). */
import type { Visitor } from '../visitor.ts';

export async function waitingList(visitor: Visitor): Promise<void> {
  const email = visitor.newAddress();
  const within = 'section[aria-labelledby=ask]';
  await visitor.open('/full');
  await visitor.sees('full');
  await visitor.type('fields.email', email, { within });
  await visitor.press('button', 'action.joinWaitingList', { within });
  await visitor.until(visitor.page.getByText(visitor.text('landing.placeAsked'), { exact: true }));
  await visitor.openLink(await visitor.mailbox.linkTo(email), 'the link of the mail');
  await visitor.sees('lobby');
  await visitor.press('button', 'action.joinWaitingList', { within: 'main' });
  await visitor.sees('lobbyJoined');
}
