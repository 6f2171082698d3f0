/** For visitors who hold a code: the code form in one line. */
import { CodeForm } from '../parts/CodeForm.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import './one-line-form.css';

export const Code = () => (
  <section className="section landing__code landing__uninvited wrap">
    <div>
      <SectionHeading first="landing.codeHeading" second="landing.codeSecond" />
      <div className="one-line-form">
        <CodeForm />
      </div>
    </div>
  </section>
);
