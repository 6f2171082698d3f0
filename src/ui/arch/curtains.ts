import oxbloodClosed from '../art/curtain-oxblood-closed.svg';
import oxbloodAjar from '../art/curtain-oxblood-ajar.svg';
import oxbloodOpen from '../art/curtain-oxblood-open.svg';
import oxbloodDark from '../art/curtain-oxblood-dark.svg';
import oxbloodAside from '../art/curtain-oxblood-aside.svg';
import bottleClosed from '../art/curtain-bottle-closed.svg';
import bottleAjar from '../art/curtain-bottle-ajar.svg';
import bottleOpen from '../art/curtain-bottle-open.svg';
import bottleDark from '../art/curtain-bottle-dark.svg';
import bottleAside from '../art/curtain-bottle-aside.svg';
import midnightClosed from '../art/curtain-midnight-closed.svg';
import midnightAjar from '../art/curtain-midnight-ajar.svg';
import midnightOpen from '../art/curtain-midnight-open.svg';
import midnightDark from '../art/curtain-midnight-dark.svg';
import midnightAside from '../art/curtain-midnight-aside.svg';
import brassClosed from '../art/curtain-brass-closed.svg';
import brassAjar from '../art/curtain-brass-ajar.svg';
import brassOpen from '../art/curtain-brass-open.svg';
import brassDark from '../art/curtain-brass-dark.svg';
import brassAside from '../art/curtain-brass-aside.svg';
import blushClosed from '../art/curtain-blush-closed.svg';
import blushAjar from '../art/curtain-blush-ajar.svg';
import blushOpen from '../art/curtain-blush-open.svg';
import blushDark from '../art/curtain-blush-dark.svg';
import blushAside from '../art/curtain-blush-aside.svg';

export type Accent = 'oxblood' | 'bottle' | 'midnight' | 'brass' | 'blush';
export type CurtainState = 'closed' | 'ajar' | 'open' | 'dark' | 'aside';

/** Addresses only: a picture is fetched when an arch shows it. */
export const curtains: Readonly<Record<Accent, Readonly<Record<CurtainState, string>>>> = {
  oxblood: { closed: oxbloodClosed, ajar: oxbloodAjar, open: oxbloodOpen, dark: oxbloodDark, aside: oxbloodAside },
  bottle: { closed: bottleClosed, ajar: bottleAjar, open: bottleOpen, dark: bottleDark, aside: bottleAside },
  midnight: {
    closed: midnightClosed,
    ajar: midnightAjar,
    open: midnightOpen,
    dark: midnightDark,
    aside: midnightAside,
  },
  brass: { closed: brassClosed, ajar: brassAjar, open: brassOpen, dark: brassDark, aside: brassAside },
  blush: { closed: blushClosed, ajar: blushAjar, open: blushOpen, dark: blushDark, aside: blushAside },
};
