/** A page without content: not found, or error. */
import type { ReactNode } from 'react';
import { OfferLink } from './OfferLink.tsx';
import { wayBack } from '../../../machines/errors/way-back.offers.ts';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ChoiceCards, type Door } from '../../ui/choice-cards/ChoiceCards.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

/** The outer arches are dark; the middle one links back. */
const doors: readonly [Door, Door, Door] = [
  ['bottle', 'dark'],
  ['oxblood', 'closed'],
  ['oxblood', 'dark'],
];

/** @param props.children further links, next to the one to the start page. */
export function WayBack({ group, children }: { group: 'notFound' | 'error'; children?: ReactNode }) {
  return (
    <>
      <ChoiceCards doors={doors} />
      <ScreenHeading group={group} lead={`${group}.lead`} />
      <Actions>
        <OfferLink of={wayBack.toStart} />
        {children}
      </Actions>
    </>
  );
}
