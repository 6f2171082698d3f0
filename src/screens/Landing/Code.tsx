/** For those who hold a code. */
import key from '../../ui/art/key.svg';
import { CodeForm } from '../parts/CodeForm.tsx';
import { Section } from './Section.tsx';

export function Code() {
  return (
    <Section
      uninvited
      first="landing.codeHeading"
      second="landing.codeSecond"
      lead="landing.codeLead"
      specimen={{ src: key, width: 420, height: 132 }}
    >
      <div className="landing__way">
        <CodeForm />
      </div>
    </Section>
  );
}
