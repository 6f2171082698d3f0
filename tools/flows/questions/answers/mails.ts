/** Which mails are sent, and whose address can be changed. */
import { definitions, offersIn } from '../../charts/page-offers.ts';
import { visit } from '../../charts/facts.ts';
import { FLOW_NAMES, flowRow, needsToken } from '../../../../machines/flows/read-flows.ts';
import type { VisitorEvent } from '../../../../machines/page/offer.types.ts';
import { KINDS, mailOf } from '../../mails/mails.ts';
import { FLOW_WORDS } from '../../words/terms.ts';
import { sentence } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, pageLink, plain, say, table } from '../cells.ts';

function mailsAnswer(): Answer {
  const rows = KINDS.map((kind) => {
    const { title, to, when, opens } = mailOf(kind);
    return [
      say(title),
      say(to),
      plain(sentence(when.join('; '))),
      opens === null ? plain('the login') : pageLink(opens),
    ];
  });
  return answer(
    `${count(KINDS.length, 'kind')} of mail are sent. “Mails” shows each of them, in each language.`,
    table(['Mail', 'To', 'When', 'Its button leads to'], rows),
  );
}

const CHANGE: VisitorEvent = 'email.changeChosen';
function addressAnswer(): Answer {
  const pages = Object.values(definitions).filter((page) =>
    offersIn(page).some((offer) => 'event' in offer && offer.event === CHANGE),
  );
  const free = FLOW_NAMES.filter((flow) => !needsToken(flow));
  const offering = visit.filter(({ transitions }) =>
    transitions.some(({ trigger }) => trigger.kind === 'event' && trigger.event === CHANGE),
  );
  return answer(
    `In ${free.map((flow) => `the ${FLOW_WORDS[flow]}`).join(' and ')}, as long as the account is not active; where a token proved the address it can’t be changed. On ${count(pages.length, 'page')}.`,
    table(
      ['Flow', 'May change the address', 'Why'],
      FLOW_NAMES.map((flow) => [
        say(FLOW_WORDS[flow]),
        plain(needsToken(flow) ? 'no' : 'yes'),
        plain(needsToken(flow) ? `A token of the purpose ${flowRow(flow).token?.purpose} names it` : 'It was typed'),
      ]),
      'By flow',
    ),
    table(
      ['Where it is offered'],
      offering.map((state) => [link(state)]),
      'Where it is offered',
    ),
  );
}

export const mailQuestions: readonly Question[] = [
  {
    id: 'mails',
    question: 'Which mails are sent, to whom, and when?',
    keywords: ['mail', 'mails', 'e-mail', 'sent', 'link', 'links', 'lead'],
    by: 'product',
    answer: mailsAnswer,
  },
  {
    id: 'change-address',
    question: 'Who may change their e-mail address, and who may not?',
    keywords: ['different', 'address', 'change', 'token', 'flow'],
    by: 'support',
    answer: addressAnswer,
  },
];
