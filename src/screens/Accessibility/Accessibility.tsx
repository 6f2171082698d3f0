/**
 * The accessibility statement: service, conformance, known gaps, test method, contact and supervising authority
 * (Directive (EU) 2019/882, Article 13 and Annex V; EN 301 549; WCAG 2.2).
 */
import type { MessageKey } from '../../../locales/messages.ts';
import { accessibilityPage } from '../../../machines/about/accessibility.page.ts';
import { Message } from '../../engine/language/message.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { ContactSection } from './ContactSection.tsx';
import { ResultSection } from './ResultSection.tsx';
import { StatementSection } from './StatementSection.tsx';
import { testResults } from './test-results.ts';

const GAPS = ['accessibility.noPeople', 'accessibility.noScript', 'accessibility.noSigns'] as const;

export default function Accessibility() {
  return (
    <>
      <ScreenHeading group="accessibility" lead="accessibility.lead" />
      <ContactSection />
      <StatementSection heading="accessibility.serviceHeading">
        <Words of={['accessibility.service', 'accessibility.use']} />
      </StatementSection>
      <StatementSection heading="accessibility.rulesHeading">
        <Words of={['accessibility.rules', 'accessibility.meets']} />
      </StatementSection>
      <ResultSection results={testResults} />
      <StatementSection heading="accessibility.gapsHeading">
        <ul>
          {GAPS.map((id) => (
            <Message key={id} as="li" id={id} />
          ))}
        </ul>
      </StatementSection>
      <StatementSection heading="accessibility.elsewhereHeading">
        <Words of={['accessibility.mails', 'accessibility.elsewhere']} />
        <OfferLink of={accessibilityPage.offers.toStart} as="text" />
      </StatementSection>
    </>
  );
}

function Words({ of }: { of: readonly MessageKey[] }) {
  return of.map((id) => <Message key={id} as="p" id={id} />);
}
