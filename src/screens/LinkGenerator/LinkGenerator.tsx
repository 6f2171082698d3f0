/** Creates a registration link from a code, to be copied (D31). */
import { linkGeneratorPage } from '../../../machines/admin/link-generator.page.ts';
import type { RegistrationLink } from '../../../machines/context/generators.types.ts';
import { useLinkGenerator } from '../../engine/admin/useLinkGenerator.ts';
import { useDateFormat } from '../../engine/language/language.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { GeneratedLink } from '../parts/GeneratedLink.tsx';
import { CodeToLink } from '../parts/admin/CodeToLink.tsx';
import './link-generator.css';

const { offers } = linkGeneratorPage;

export default function LinkGenerator() {
  const generator = useLinkGenerator();
  return (
    <>
      <ScreenHeading group="linkGenerator" lead="linkGenerator.lead" />
      <CodeToLink generator={generator} action={offers.makeLink.message} waiting="linkGenerator.waiting" />
      <Result code={generator.code} link={generator.link} />
    </>
  );
}

/** The created link, with its validity. */
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
