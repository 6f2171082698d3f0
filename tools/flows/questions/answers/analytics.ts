/** What analytics receives, when, and which data. */
import { allStates, visit, visitState } from '../../charts/facts.ts';
import { HASHED, PLAIN_EVENTS, type AnalyticsFields } from '../../../../machines/analytics/catalogue.ts';
import { MOST_WAITING } from '../../../../machines/consent/consent.rules.ts';
import { trackedByAction } from '../../charts/tracked.ts';
import { EVENT_FIELD_WORDS } from '../../words/terms.ts';
import { TRACKED, type TrackedName } from '../../words/tracked.ts';
import { nameOfPage, sayTransition } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, plain, say, table } from '../cells.ts';
import { answerOf, refusedLink, restOf, tried, type Trial } from '../trial.ts';

const LINK = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' } as const;
const expired = {
  verdict: 'expired',
  inviter: null,
  countryOptions: [],
  campaign: null,
  forbiddenReferrer: null,
  unknownTypes: [],
};

function expiredLinks(): Answer {
  const landing = visitState('landing.lookingUp');
  const activating = visitState('activation.activateAccount.activating');
  const lobby = visitState('lobby.joining');
  const tries: readonly [string, typeof landing, Trial][] = [
    ['an invitation', landing, tried(landing, { invitation: LINK }, answerOf('linkInvitation', expired))],
    ['an activation', activating, tried(activating, {}, answerOf('activate', refusedLink('EXPIRED')))],
    ['the lobby', lobby, tried(lobby, {}, answerOf('joinWaitingList', { outcome: 'REFUSED' }))],
  ];
  const said = tries.map(([what, , { tracks }]) => `of ${what}: ${tracks.join(', ') || 'nothing'}`);
  return answer(
    `for the link ${said.join('; ')}.`,
    table(
      ['The link of', 'Opened or pressed at', 'Leads to', 'Sent to analytics'],
      tries.map(([what, state, trial]) => [say(what), link(state), link(restOf(trial, state)), list(trial.tracks)]),
    ),
  );
}

/** Every place of the visit that tracks an event, in order. */
const trackedPlaces = () =>
  visit.flatMap((state) =>
    [...state.entry, ...state.transitions.flatMap(({ actions }) => actions)]
      .flatMap(trackedByAction)
      .map(({ event }) => ({ event, state })),
  );
const EVERY = ['successful_user_registration', ...PLAIN_EVENTS, 'assign_experiment'] as const;
function everyEvent(): Answer {
  const places = Map.groupBy(trackedPlaces(), ({ event }) => event);
  const rows = EVERY.map((event: TrackedName) => {
    const at = places.get(event) ?? [];
    const pages = at.flatMap(({ state }) => (state.page === null ? [] : [nameOfPage(state.page)]));
    const [first] = at;
    return [
      plain(event),
      say(TRACKED[event]),
      first ? { ...link(first.state), text: [...new Set(pages)].join(', ') } : plain('in the chart of experiments'),
      plain(String(at.length || 1)),
    ];
  });
  return answer(
    `${count(rows.length, 'event')}, tracked in ${count(trackedPlaces().length + 1, 'place')} of the charts.`,
    table(['The event', 'What it means', 'On the pages', 'Places'], rows),
  );
}

function consentAnswer(): Answer {
  const events = allStates.filter(({ chart, parent }) => chart === 'consent' && parent === 'events');
  return answer(
    `every tracked event: at most ${MOST_WAITING} wait in memory until the visitor consents to analytics, and are discarded otherwise. Experiments store what a visitor saw only with personalisation. The visit itself needs no consent.`,
    table(
      ['State', 'Description', 'What happens', 'Leads to'],
      events.flatMap((state) =>
        state.transitions.map((transition) => {
          const { when, given, to } = sayTransition(transition);
          return [
            link(state),
            say(state.description ?? '–'),
            say(given === null ? when : `${when}: ${given}`),
            say(to),
          ];
        }),
      ),
      'States of a tracked event',
    ),
  );
}

const personal = Object.keys(HASHED) as (keyof AnalyticsFields)[];
export const analyticsQuestions: readonly Question[] = [
  {
    id: 'link-expired-tracked',
    question: 'What is tracked when a link has expired?',
    keywords: ['expired', 'link', 'track', 'analytics', 'event'],
    by: 'analytics',
    answer: expiredLinks,
  },
  {
    id: 'every-event',
    question: 'Which events are tracked, and where?',
    keywords: ['events', 'catalogue', 'tracking plan', 'analytics', 'all'],
    by: 'analytics',
    answer: everyEvent,
  },
  {
    id: 'needs-consent',
    question: 'What needs the visitor’s consent?',
    keywords: ['consent', 'cookie', 'banner', 'gdpr', 'privacy', 'held back'],
    by: 'legal',
    answer: consentAnswer,
  },
  {
    id: 'personal-data',
    question: 'Which personal data does analytics get?',
    keywords: ['personal', 'hash', 'gdpr', 'e-mail', 'fields', 'privacy'],
    by: 'legal',
    answer: () => {
      const rows = personal.flatMap((event) =>
        Object.entries<string>(EVENT_FIELD_WORDS[event]).map(([field, what]) => [
          plain(event),
          plain(field),
          say(what),
          say((HASHED[event] as readonly string[]).includes(field) ? 'hashed' : 'unchanged'),
        ]),
      );
      return answer(
        `${count(personal.length, 'event carries', 'events carry')} more than a name and the flow; data that identifies a person is hashed.`,
        table(['The event', 'Field', 'Meaning', 'Sent'], rows),
      );
    },
  },
];
