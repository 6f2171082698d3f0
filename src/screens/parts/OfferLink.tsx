/** Links as declared by their page; render nothing if not offered. */
import type { DrawnOffer } from '../../../machines/page/offer.types.ts';
import { usePageLink } from '../../engine/visit/links.ts';
import { Message } from '../../engine/language/message.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { useOffer } from '../../engine/visit/useOffer.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { TextLink } from '../../ui/text-button/TextButton.tsx';

export type LinkOffer = Extract<DrawnOffer, { page: unknown } | { url: unknown } | { anchor: unknown }>;
interface Appearance {
  /** Appearance: button, secondary button, text, or plain like the surrounding text. */
  as?: 'button' | 'quiet' | 'text' | 'plain';
}

export function OfferLink({ of, as = 'button' }: Appearance & { of: LinkOffer }) {
  const { isThere } = useOffer(of);
  if (!isThere) return null;
  return 'page' in of ? <ToPage of={of} as={as} /> : <ToAddress of={of} as={as} />;
}

type Target = { href: string; onClick?: ReturnType<typeof usePageLink>['onClick'] };
function Drawn({ of, as, target }: Required<Appearance> & { of: DrawnOffer; target: Target }) {
  const words = <Message id={of.message} />;
  if (as === 'plain') return <a {...target}>{words}</a>;
  if (as === 'text') return <TextLink {...target}>{words}</TextLink>;
  return (
    <ButtonLink {...target} quiet={as === 'quiet'}>
      {words}
    </ButtonLink>
  );
}
function ToPage({ of, as }: Required<Appearance> & { of: Extract<DrawnOffer, { page: unknown }> }) {
  return <Drawn of={of} as={as} target={usePageLink(of.page, of.slug, of.at)} />;
}
/** Another system, or an anchor on this page. */
function ToAddress({ of, as }: Required<Appearance> & { of: Exclude<LinkOffer, { page: unknown }> }) {
  const systems = useConfiguration();
  return <Drawn of={of} as={as} target={{ href: 'url' in of ? systems[of.url] : of.anchor }} />;
}
