/** The result of a code: each verdict, tried in every place where a code is looked up. */
import { visit } from '../../charts/facts.ts';
import { changed, NOTHING_SENT } from '../../../../machines/context/requests.ts';
import type { HeldPlace, InvitationOutput, Refusal } from '../../../../machines/invitation/invitation.types.ts';
import { VERDICTS } from '../../../../machines/invitation/verdict.ts';
import { PROBLEM_WORDS } from '../../words/terms.ts';
import type { State } from '../../charts/facts.types.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, none, plain, say, table } from '../cells.ts';
import { answerOf, restOf, tried, type Trial } from '../trial.ts';

const CODE = 'VESTIBULE';
const details = { inviter: null, countryOptions: [], campaign: null, forbiddenReferrer: null, unknownTypes: [] };
const refused = (verdict: Refusal, besides: object = {}): InvitationOutput => ({ ...details, ...besides, verdict });
const held = (status: HeldPlace['status']): InvitationOutput => ({
  ...details,
  verdict: 'valid',
  held: { id: '1', status, email: null },
});

/** The source of the code; a typed code has no entry. */
const SOURCES = { link: 'the code came by a link', memory: 'the code is remembered from before' } as const;

const typed = changed({ requests: NOTHING_SENT }, 'code', { sent: { code: CODE, timestamp: null } });

interface Tried {
  state: State;
  source: string;
  trial: Trial;
}
/** Every place that looks up a code, and where an output of the look-up leads there. */
function tryEverywhere(output: InvitationOutput): readonly Tried[] {
  const asking = visit.flatMap((state) =>
    state.calls.filter(({ actor }) => actor === 'invitation').map(({ id }) => ({ state, id })),
  );
  return asking.flatMap(({ state, id }) => {
    const event = answerOf(id, output);
    if (id === 'typedInvitation') return [{ state, source: 'the code was typed', trial: tried(state, typed, event) }];
    return Object.entries(SOURCES).map(([source, words]) => {
      const invitation = { code: CODE, timestamp: null, referrer: null, source: source as keyof typeof SOURCES };
      return { state, source: words, trial: tried(state, { invitation }, event) };
    });
  });
}

const problemCell = ({ problem }: Trial) => (problem === null ? none : say(PROBLEM_WORDS[problem]));
const HEADS = ['Looked up at', 'Source', 'Leads to', 'Message', 'Sent to analytics'];
const rowsOf = (tries: readonly Tried[]) =>
  tries.map(({ state, source, trial }) => [
    link(state),
    say(source),
    link(restOf(trial, state)),
    problemCell(trial),
    list(trial.tracks),
  ]);

function verdictAnswer(verdict: InvitationOutput, besides: Answer['tables'] = []): Answer {
  const tries = tryEverywhere(verdict);
  const away = tries.filter(({ trial }) => trial.rests.some(({ page }) => page === 'deny')).length;
  const atField = tries.filter(({ trial }) => trial.problem === 'code').length;
  const tracked = [...new Set(tries.flatMap(({ trial }) => trial.tracks))];
  const short = [
    `of ${tries.length} look-ups of a code, ${away} end at the refusal page, and ${count(atField, 'shows', 'show')} an error at the code field`,
    tracked.length > 0 ? `sent to analytics: ${tracked.join(', ')}` : 'analytics gets no event',
  ].join('; ');
  return answer(`${short}.`, table(HEADS, rowsOf(tries)), ...besides);
}

/** The errors of the contract that mean a verdict. */
const errorsOf = (verdict: Refusal) =>
  table(
    ['Error', 'Meaning'],
    Object.entries(VERDICTS).flatMap(([error, means]) => (means === verdict ? [[plain(error), plain(verdict)]] : [])),
    'Errors of the contract',
  );

export const invitationQuestions: readonly Question[] = [
  {
    id: 'no-invitations-left',
    question: 'What happens if the inviter has no invitations left?',
    keywords: ['balance', 'quota', 'noInvitationsLeft', 'used up', 'inviter', 'code'],
    by: 'product',
    answer: () => verdictAnswer(refused('noInvitationsLeft'), [errorsOf('noInvitationsLeft')]),
  },
  {
    id: 'invitation-expired',
    question: 'What happens if the link of an invitation has expired?',
    keywords: ['expired', 'old link', 'ts', 'validity', 'code'],
    by: 'product',
    answer: () => verdictAnswer(refused('expired')),
  },
  {
    id: 'code-unknown',
    question: 'What happens with an unknown or mistyped code?',
    keywords: ['invalid', 'typo', 'wrong code', 'mistyped', 'unknown code'],
    by: 'support',
    answer: () => verdictAnswer(refused('invalid'), [errorsOf('invalid')]),
  },
  {
    id: 'forbidden-site',
    question: 'What happens if a link was opened from a blocklisted site?',
    keywords: ['referrer', 'blocklist', 'forum', 'coupon', 'deal', 'published'],
    by: 'product',
    answer: () => verdictAnswer(refused('forbiddenReferrer', { forbiddenReferrer: 'forum.example' })),
  },
  {
    id: 'code-unanswered',
    question: 'What happens if a code can’t be looked up?',
    keywords: ['unavailable', 'timeout', 'network', 'no verdict', 'look-up'],
    by: 'support',
    answer: () => verdictAnswer({ verdict: 'unavailable', failure: { kind: 'network' } }),
  },
  {
    id: 'code-again',
    question: 'What if someone who has registered opens their code again?',
    keywords: ['held', 'place', 'again', 'recognised', 'twice', 'same code'],
    by: 'support',
    answer: () => {
      const [waits, active] = [tryEverywhere(held('PENDING_ACTIVATION')), tryEverywhere(held('ACTIVE'))];
      const known = [...waits, ...active].filter(({ trial }) =>
        trial.rests.some(({ page }) => page === 'formFinished' || page === 'emailActive'),
      );
      return answer(
        `in ${known.length} of ${waits.length + active.length} cases the visitor is recognised: before the activation they return to their inbox page, after it they go to the login.`,
        table(HEADS, rowsOf(waits), 'While it waits for its activation'),
        table(HEADS, rowsOf(active), 'Once it is active'),
      );
    },
  },
];
