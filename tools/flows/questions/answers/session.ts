/** A visit that is interrupted: by a deployment, or by logging out. */
import { nameOfPage, sayTrigger } from '../../words/say.ts';
import type { Question } from '../answer.types.ts';
import { answer, count, link, say, sayAll, table, target } from '../cells.ts';
import { stateIn, statesOn, transitionsIn } from '../chart-set.ts';
import { outcomesOf, outcomeText } from '../transition-outcomes.ts';
import { transitionsFrom } from '../page-transitions.ts';

export const sessionQuestions: readonly Question[] = [
  {
    id: 'deployment',
    question: 'What happens if a new version is deployed during a visit?',
    keywords: ['deploy', 'release', 'chunk', 'stale', 'missing part', 'new version', 'reload'],
    by: 'quality',
    answer: (charts) => {
      const to = transitionsIn(charts).filter(({ to }) => to.some(({ path }) => path === 'staleDeployment'));
      const states = statesOn(charts, 'staleDeployment').filter(({ isPage }) => !isPage);
      return answer(
        `a missing part of a page leads to ${nameOfPage('staleDeployment')}; if the back end answers, the page is reloaded once, with the input.`,
        table(
          ['From', 'What happens'],
          to.map(({ from, trigger }) => [link(charts.at(from)), say(sayTrigger(trigger, 'visit'))]),
          'Transitions to it',
        ),
        table(
          ['At', 'What happens', 'Leads to'],
          transitionsFrom(charts, 'staleDeployment').map(({ from, what, to: goal }) => [
            link(from),
            say(what),
            target(goal),
          ]),
          `What happens there, in ${count(states.length, 'state')}`,
        ),
      );
    },
  },
  {
    id: 'logout',
    question: 'What happens on logout?',
    keywords: ['logout', 'log out', 'sign out', 'session'],
    by: 'support',
    answer: (charts) => {
      const leaving = stateIn(charts, 'loggedOut.leaving');
      return answer(
        'the bearer token is discarded even if the back end does not answer; only the invitation is kept.',
        table(
          ['What happens', 'Actions', 'Leads to'],
          leaving.transitions
            .flatMap((transition) => outcomesOf(charts, transition))
            .filter(({ to }) => to !== null)
            .map((end) => [say(outcomeText(end)), sayAll(end.does), target(end.to)]),
        ),
      );
    },
  },
];
