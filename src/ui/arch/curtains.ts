import oxbloodClosed from '../art/curtain-oxblood-closed.svg';
import oxbloodAjar from '../art/curtain-oxblood-ajar.svg';
import oxbloodOpen from '../art/curtain-oxblood-open.svg';
import oxbloodDark from '../art/curtain-oxblood-dark.svg';
import bottleClosed from '../art/curtain-bottle-closed.svg';
import bottleAjar from '../art/curtain-bottle-ajar.svg';
import bottleOpen from '../art/curtain-bottle-open.svg';
import bottleDark from '../art/curtain-bottle-dark.svg';

export type Cloth = 'oxblood' | 'bottle';
export type CurtainState = 'closed' | 'ajar' | 'open' | 'dark';

/** Addresses only: a picture is fetched when an arch shows it. */
export const curtains: Readonly<Record<Cloth, Readonly<Record<CurtainState, string>>>> = {
  oxblood: { closed: oxbloodClosed, ajar: oxbloodAjar, open: oxbloodOpen, dark: oxbloodDark },
  bottle: { closed: bottleClosed, ajar: bottleAjar, open: bottleOpen, dark: bottleDark },
};
