/** Where the house shows itself in public; nowhere, if the configuration knows of no such place. */
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Section } from './Section.tsx';

export function FollowUs() {
  const { socialLinks } = useConfiguration();
  if (socialLinks.length === 0) return null;
  return (
    <Section first="landing.followHeading" second="landing.followSecond" lead="landing.followLead">
      <ul className="landing__follow">
        {socialLinks.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
