/** What is asked at the door, and what may be answered there. */
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, Message } from '../../engine/message.tsx';
import { Questions } from '../../ui/questions/Questions.tsx';
import { Section } from './Section.tsx';
import { useGreeting } from './useGreeting.ts';

/** Its answer says that one must be invited: it is not for who is (D49). */
const BECOME = 'become';
const questions = [BECOME, 'cost', 'prices', 'delivery', 'club', 'returns', 'validity'] as const;

export function FrequentQuestions() {
  const { customerServiceUrl } = useConfiguration();
  const { href, onClick } = usePageLink('aboutClub');
  const greeting = useGreeting();
  const links = { club: linkTo(href, { onClick }), service: linkTo(customerServiceUrl) };
  return (
    <Section first="landing.questionsHeading" second="landing.questionsSecond">
      <Questions
        questions={questions
          .filter((id) => id !== BECOME || greeting !== 'invited')
          .map((id) => ({
            id,
            question: <Message id={`landing.${id}Question`} />,
            answer: <Message id={`landing.${id}Answer`} values={links} />,
            className: id === BECOME ? 'landing__uninvited' : undefined,
          }))}
      />
    </Section>
  );
}
