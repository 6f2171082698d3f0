/** The code page: hero, field, button. */
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { CodeForm } from '../parts/CodeForm.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function CodeEntry() {
  const { loginUrl } = useConfiguration();
  return (
    <Threshold kind="floor" arch={{ cloth: 'bottle', state: 'closed' }}>
      <ScreenHeading
        group="codeEntry"
        first={<Words id="codeEntry.heading" />}
        second={<Words id="codeEntry.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="codeEntry.lead" />
      </Lead>
      <CodeForm />
      <Note>
        <Words id="signUp.member" values={{ login: linkTo(loginUrl) }} />
      </Note>
    </Threshold>
  );
}
