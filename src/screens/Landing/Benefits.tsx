/** What may be said at the door (spec, section 1). */
import { Message } from '../../engine/message.tsx';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import key from '../../ui/art/key.svg';
import { Section } from './Section.tsx';

const claims = ['brands', 'discount', 'midnight', 'free', 'nothing'] as const;

export function Benefits() {
  return (
    <Section
      id="benefits"
      first="landing.benefitsHeading"
      second="landing.benefitsSecond"
      lead="landing.benefitsLead"
      specimen={<img className="landing__specimen" src={key} width={420} height={132} alt="" loading="lazy" />}
    >
      <DescriptionList
        entries={claims.map((claim) => ({
          id: claim,
          figure: <Message id={`landing.${claim}Figure`} />,
          meaning: <Message id={`landing.${claim}`} />,
        }))}
      />
    </Section>
  );
}
