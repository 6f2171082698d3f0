/** Creates a registration link from a code, to be copied (D31). */
import { linkGeneratorPage } from '../../../machines/admin/link-generator.page.ts';
import { useLinkGenerator } from '../../engine/admin/useLinkGenerator.ts';
import { CodeToLink } from '../parts/admin/CodeToLink.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Result } from './Result.tsx';

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
