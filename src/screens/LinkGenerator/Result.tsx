/** The link that was made: until when it is good, and the link itself. */
import type { RegistrationLink } from '../../../machines/admin/generators.types.ts';
import { useLanguage } from '../../engine/language.tsx';
import { Message } from '../../engine/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { GeneratedLink } from '../parts/GeneratedLink.tsx';
import { momentOf } from './moment.ts';
import './link-generator.css';

export function Result({ code, link }: { code: string; link: RegistrationLink | null }) {
  const { locale } = useLanguage();
  return (
    <section className={link ? 'link-generator__result flow' : undefined} aria-labelledby={link ? 'ready' : undefined}>
      {link ? (
        <h2 id="ready">
          <Message id="linkGenerator.ready" />
        </h2>
      ) : null}
      <Status>
        {link ? <Message id="linkGenerator.validity" values={momentOf(link.validUntil, locale)} /> : null}
      </Status>
      {link ? (
        <p>
          <Message id="linkGenerator.code" values={{ code }} />
        </p>
      ) : null}
      {link ? <GeneratedLink address={link.url} label={<Message id="linkGenerator.link" values={{ code }} />} /> : null}
    </section>
  );
}
