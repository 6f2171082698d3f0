/** The account is active: just now, elsewhere (D26), or it was before (D25). */
import type { MessageKey } from '../../../locales/messages.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

type Situation = 'now' | 'elsewhere' | 'before';
const WORDS: Readonly<Record<Situation, Record<'first' | 'second' | 'lead', MessageKey>>> = {
  now: { first: 'activated.heading', second: 'activated.second', lead: 'activated.lead' },
  elsewhere: {
    first: 'activated.elsewhereHeading',
    second: 'activated.elsewhereSecond',
    lead: 'activated.elsewhereLead',
  },
  before: { first: 'activated.beforeHeading', second: 'activated.beforeSecond', lead: 'activated.beforeLead' },
};

export default function Activated() {
  const intents = useIntents();
  const situation = useJourney<Situation>((snapshot) => {
    if (snapshot.hasTag('activeElsewhere')) return 'elsewhere';
    return snapshot.hasTag('alreadyActive') ? 'before' : 'now';
  });
  // Only who has just proved the address is shown in; the others log in.
  const now = situation === 'now';
  const { first, second, lead } = WORDS[situation];
  return (
    <Threshold kind="room" arch={{ cloth: 'oxblood', state: 'open', from: now ? 'ajar' : undefined }}>
      <ScreenHeading
        group="activated"
        first={<Words id={first} />}
        second={<Words id={second} />}
        announcement={null}
      />
      <Lead>
        <Words id={lead} />
      </Lead>
      <Actions>
        <Button onClick={now ? intents.goToShop : intents.goToLogin}>
          <Words id={now ? 'action.continue' : 'action.login'} />
        </Button>
      </Actions>
      {now ? (
        <Note>
          <Words id="activated.soon" />
        </Note>
      ) : null}
    </Threshold>
  );
}
