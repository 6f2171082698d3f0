/** The end of the page, for those who are expected. */
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { WelcomeVoucher } from '../parts/voucher/WelcomeVoucher.tsx';
import { RegisterAgain } from './RegisterAgain.tsx';

export function Closing() {
  const inviter = useVisit(({ context }) => context.judgement?.inviter ?? null);
  return (
    <section className="section section--deep wrap flow">
      <h2>
        <Message id="landing.closingHeading" />{' '}
        <em role="none">
          <Message
            id={inviter === null ? 'landing.closingSecondNameless' : 'landing.closingSecond'}
            values={{ inviter: inviter ?? '' }}
          />
        </em>
      </h2>
      <RegisterAgain />
      <WelcomeVoucher />
    </section>
  );
}
