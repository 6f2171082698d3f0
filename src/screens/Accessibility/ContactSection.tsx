/** Contact to report a barrier without a form, and the supervising authorities. */
import { accessibilityContactIn, type AccessibilityContact } from '../../../machines/domain/accessibility-contact.ts';
import { useLanguage } from '../../engine/language/language.tsx';
import { linkTo, Message } from '../../engine/language/message.tsx';
import { useConfiguration, useConfigurationSettled } from '../../engine/visit/useConfiguration.ts';
import { Details, type DetailsEntry, type DetailsLine } from '../../ui/details/Details.tsx';
import { AUTHORITIES } from './authorities.ts';
import { StatementSection } from './StatementSection.tsx';

export function ContactSection() {
  const { accessibilityContact, customerServiceUrl } = useConfiguration();
  const settled = useConfigurationSettled();
  const contact = accessibilityContactIn(accessibilityContact);
  return (
    <>
      <StatementSection heading="accessibility.contactHeading">
        <Message as="p" id="accessibility.contact" />
        {contact || !settled ? <Details entries={contact ? entriesOf(contact) : ROOM} /> : null}
        <Message as="p" id="accessibility.orService" values={{ service: linkTo(customerServiceUrl) }} />
      </StatementSection>
      <StatementSection heading="accessibility.authorityHeading">
        <Message as="p" id="accessibility.authority" />
        <Authorities of={contact?.authorities ?? AUTHORITIES} />
        <Message as="p" id="accessibility.authorityUnknown" />
      </StatementSection>
    </>
  );
}

const email = <Message id="accessibility.email" />;
const phone = <Message id="accessibility.phone" />;
const post = <Message id="accessibility.post" />;
/** Placeholder lines until the configuration is loaded. */
const ROOM: readonly DetailsEntry[] = [
  { id: 'email', term: email, lines: 1 },
  { id: 'phone', term: phone, lines: 1 },
  { id: 'post', term: post, lines: 3 },
];
const linked = (href: string, content: string): readonly DetailsLine[] => [
  { id: content, content: <a href={href}>{content}</a> },
];

const entriesOf = (contact: AccessibilityContact): readonly DetailsEntry[] => [
  { id: 'email', term: email, lines: linked(`mailto:${contact.email}`, contact.email) },
  ...(contact.phone
    ? [{ id: 'phone', term: phone, lines: linked(`tel:${contact.phone.replaceAll(' ', '')}`, contact.phone) }]
    : []),
  { id: 'post', term: post, lines: contact.address.map((line) => ({ id: line, content: line })) },
];

/** Names are in the language of their country. */
function Authorities({ of }: { of: NonNullable<AccessibilityContact['authorities']> }) {
  const { locale } = useLanguage();
  const countries = new Intl.DisplayNames(locale, { style: 'long', type: 'region' });
  const entries = of.map(({ country, name, url }) => ({
    id: `${country} ${name}`,
    term: countries.of(country),
    lines: [{ id: name, content: url ? <a href={url}>{name}</a> : name }],
  }));
  return <Details entries={entries} />;
}
