/** Four questions with answers, and the customer service for others. */
import { questionOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { Questions, type Question } from '../../ui/questions/Questions.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { useGreeting } from './useLandingPage.ts';

type Asked = 'become' | 'validity' | 'cost' | 'prices' | 'delivery';
const question = (id: Asked, rest?: Pick<Question, 'className' | 'hidden'>): Question => ({
  id,
  question: <Message id={`landing.${id}Question`} />,
  answer: <Message id={`landing.${id}Answer`} />,
  ...rest,
});

export function FrequentQuestions() {
  const greeting = useGreeting();
  // How to be invited is only shown to uninvited visitors, the validity of an invitation only to invited ones (D49).
  const first = [
    ...(greeting === 'invited' ? [] : [question('become', { className: 'landing__uninvited' })]),
    ...(greeting === 'uninvited'
      ? []
      : [question('validity', { className: 'landing__invited', hidden: greeting === 'undecided' })]),
  ];
  return (
    <section className="section landing__questions wrap">
      <div className="landing__questions-head">
        <SectionHeading first="landing.questionsHeading" second="landing.questionsSecond" />
        <OfferLink of={questionOffers.customerService} as="text" />
      </div>
      <Questions questions={[...first, question('cost'), question('prices'), question('delivery')]} />
    </section>
  );
}
