/** The two parts of the hero heading, for invited and uninvited visitors. */
import type { LandingDefinition } from '../../../machines/landing-pages/landing.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message, useMessageText } from '../../engine/language/message.tsx';
import { Either, Seasonal } from './Seasonal.tsx';
import { heroMessages } from './useLandingPage.ts';
import { useSeason } from './useSeason.ts';
import { NAME_PLACEHOLDER, Room } from '../parts/room/Room.tsx';

/**
 * The line with the inviter's name.
 * @param inviter null if there is no name.
 */
const welcomeLine = (inviter: string | null): MessageKey =>
  inviter === null ? 'landing.invitedSecondNameless' : 'landing.invitedSecond';

interface HeroWordsProps {
  words: LandingDefinition['words'];
}

export function HeroWords({ words }: HeroWordsProps) {
  const text = useMessageText();
  const known = useVisit((snapshot) => snapshot.hasTag('invited'));
  return (
    <Either
      uninvited={<PageWords words={words} />}
      invited={
        <Room
          key={known ? 'known' : 'pending'}
          first={text('landing.invitedHeading')}
          second={text('landing.invitedSecond', { inviter: NAME_PLACEHOLDER })}
        >
          {known ? <WelcomeWords /> : <Thoughts first="landing.pendingHeading" second="landing.pendingSecond" />}
        </Room>
      }
    />
  );
}

/** The whole heading, for visitors who were on the page before the verdict. */
export function HeroWordsAnnounced({ words }: HeroWordsProps) {
  const known = useVisit((snapshot) => snapshot.hasTag('invited'));
  return known ? (
    <span>
      <WelcomeWords />
    </span>
  ) : (
    <PageWords words={words} />
  );
}

/** The texts chosen by the page's data, or those of its season while it lasts. */
function PageWords({ words }: HeroWordsProps) {
  const name = useSeason()?.season.name;
  const { first, second } = heroMessages(words);
  const always = <Thoughts first={first} second={second} />;
  if (!name) return <span>{always}</span>;
  const inSeason = <Thoughts first={`seasons.${name}Heading`} second={`seasons.${name}Second`} />;
  return <Seasonal over={always} announced={inSeason} begun={inSeason} />;
}

function WelcomeWords() {
  const inviter = useVisit(({ context }) => context.codeCheck?.inviter ?? null);
  return <Thoughts first="landing.invitedHeading" second={welcomeLine(inviter)} inviter={inviter} />;
}

interface ThoughtsProps {
  first: MessageKey;
  second: MessageKey;
  inviter?: string | null;
}

function Thoughts({ first, second, inviter }: ThoughtsProps) {
  return (
    <>
      <Message id={first} />{' '}
      <em role="none">
        <Message id={second} values={{ inviter: inviter ?? '' }} />
      </em>
    </>
  );
}
