/** The account is active: activated just now, elsewhere (D26), or earlier (D25). */
import { OfferButton } from '../parts/OfferButton.tsx';
import { activatedPage } from '../../../machines/activation/activated.page.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { linkTo, Message } from '../../engine/language/message.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { GrantedVoucher } from '../parts/voucher/GrantedVoucher.tsx';
import { Forwarding, StayButton } from '../parts/Forwarding.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

type Situation = 'now' | 'elsewhere' | 'before';
const WORDS: Readonly<Record<Situation, Record<'title' | 'first' | 'second' | 'lead', MessageKey>>> = {
  now: { title: 'activated.page', first: 'activated.heading', second: 'activated.second', lead: 'activated.lead' },
  elsewhere: {
    title: 'activated.elsewherePage',
    first: 'activated.elsewhereHeading',
    second: 'activated.elsewhereSecond',
    lead: 'activated.elsewhereLead',
  },
  before: {
    title: 'activated.beforePage',
    first: 'activated.beforeHeading',
    second: 'activated.beforeSecond',
    lead: 'activated.beforeLead',
  },
};

const { offers } = activatedPage;

/** Where the password is set, which depends on the configuration (D52). */
function Password({ now }: { now: boolean }) {
  const { passwordSetAt, passwordResetUrl } = useConfiguration();
  const id =
    passwordSetAt === 'login'
      ? 'activated.passwordAtLogin'
      : now
        ? 'activated.passwordNext'
        : 'activated.passwordBefore';
  return <Message key={id} as="span" id={id} values={{ reset: linkTo(passwordResetUrl) }} />;
}

export default function Activated() {
  const situation = useVisit<Situation>((snapshot) => {
    if (snapshot.hasTag('activeElsewhere')) return 'elsewhere';
    return snapshot.hasTag('alreadyActive') ? 'before' : 'now';
  });
  // Only a visitor who has just proved the address continues to the shop; others log in.
  const now = situation === 'now';
  const waits = useVisit((snapshot) => snapshot.hasTag('countingDown') || snapshot.hasTag('staying'));
  const forwarding = now && !waits;
  const { title, first, second, lead } = WORDS[situation];
  return (
    <ScreenFrame kind="room">
      <ScreenHeading
        group="activated"
        title={title}
        first={<Message id={first} />}
        second={<Message id={second} />}
        lead={lead}
      />
      {/* An account that was already active may have used it. */}
      {situation === 'before' ? null : <GrantedVoucher />}
      <Note>
        <Password now={now} />
      </Note>
      <Forwarding until={null} words="activated.forward" stayed="activated.stayed" />
      <Actions>
        <OfferButton of={offers.toShop} />
        <OfferButton of={offers.toLogin} />
        <StayButton of={offers.stay} />
      </Actions>
      {forwarding ? <Message as={Note} id="activated.soon" /> : null}
    </ScreenFrame>
  );
}
