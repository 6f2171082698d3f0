/** Link to the webmail of the address, if its domain is known (D26); no request is sent. */
import { mailboxOf } from '../../../machines/domain/mailboxes.ts';
import { openMailbox } from '../../../machines/registration/form-finished.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { useOffer } from '../../engine/visit/useOffer.ts';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { useNewTab } from '../parts/new-tab/useNewTab.tsx';

export function OpenMailbox() {
  const { isThere } = useOffer(openMailbox);
  const mailbox = useVisit(({ context }) => mailboxOf(context.registration?.email ?? null));
  const { newTab, newTabWords } = useNewTab();
  if (!isThere || !mailbox) return null;
  return (
    <Actions>
      <ButtonLink {...newTab} href={mailbox.url}>
        <Message id={openMailbox.message} values={{ mailbox: mailbox.name }} />
      </ButtonLink>
      {newTabWords}
    </Actions>
  );
}
