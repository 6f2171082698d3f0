/** App store links, by their configured names. */
import { leadsToApp } from '../../../machines/landing-pages/definitions.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText } from '../../engine/language/message.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { TextLink } from '../../ui/text-button/TextLink.tsx';

export function AppLinks() {
  const text = useMessageText();
  const { appLinks } = useConfiguration();
  const wanted = useVisit(({ context }) => leadsToApp(context));
  if (!wanted || appLinks.length === 0) return null;
  return (
    <ul className="landing__apps" aria-label={text('layout.app')}>
      {appLinks.map(({ name, url }) => (
        <li key={url}>
          <TextLink href={url}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
