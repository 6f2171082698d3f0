/** The created link, with its validity. */
import type { RegistrationLink } from '../../../machines/context/generators.types.ts';
import { useDateFormat } from '../../engine/language/language.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { GeneratedLink } from '../parts/GeneratedLink.tsx';
import './link-generator.css';

export function Result({ code, link }: { code: string; link: RegistrationLink | null }) {
  const format = useDateFormat();
  return (
    <section className={link ? 'link-generator__result flow' : undefined}>
      {link ? <Message as="h2" id="linkGenerator.ready" /> : null}
      <Status>
        {link ? (
          <Message
            id="linkGenerator.validity"
            values={{
              date: format(link.validUntil, { day: 'numeric', month: 'long', year: 'numeric' }),
              time: format(link.validUntil, { hour: '2-digit', minute: '2-digit' }),
            }}
          />
        ) : null}
      </Status>
      {link ? <Message as="p" id="linkGenerator.code" values={{ code }} /> : null}
      {link ? <GeneratedLink address={link.url} label={<Message id="linkGenerator.link" values={{ code }} />} /> : null}
    </section>
  );
}
