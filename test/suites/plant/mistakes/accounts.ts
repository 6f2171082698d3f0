/** Mistakes with accounts: what is done twice, what only the owner may do, what only the page looks at. */
import type { Mistake } from '../mistake.types.ts';

const ACTIVATION_TEST = 'graphql/backend/activation/activation.test.ts';
const SUBMIT_TEST = 'graphql/backend/registrations/submit.test.ts';

export const ACCOUNTS: readonly Mistake[] = [
  {
    id: 'second-step-of-others',
    cwe: 639,
    asvs: '8.2.2',
    sentence: 'Whoever knows the id of a registration completes it.',
    file: 'graphql/backend/registrations/second-step.ts',
    text: 'if (bearerOfId === null || bearerOfId !== input.registrationId) return refused([registrationUnknown()]);\n  const registration = await lockRegistration(tx, bearerOfId);',
    replacement: "const registration = await lockRegistration(tx, input.registrationId ?? bearerOfId ?? '');",
    test: { file: ACTIVATION_TEST, title: 'a second step needs the bearer of that registration' },
  },
  {
    id: 'account-key-look-alike',
    cwe: 178,
    asvs: '2.2.1',
    sentence: 'Two addresses that only look alike are taken for one account.',
    file: 'machines/domain/email.ts',
    text: 'return email.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());',
    replacement: 'return email.toLowerCase();',
    test: { file: 'machines/domain/email.test.ts', title: 'ignores the case of A to Z and nothing else' },
  },
  {
    id: 'no-row-lock',
    cwe: 362,
    asvs: '2.3.4',
    sentence: 'Two who come at once are both given a code’s last place: its row is not locked.',
    file: 'graphql/backend/invitations/storage.ts',
    text: '(lock ? readLocked : read)',
    replacement: 'read',
    test: {
      file: 'graphql/backend/invitations/code-lock.test.ts',
      title: 'a form locks it before it is judged, whatever comes of it',
    },
  },
  {
    id: 'idempotency-key-other-body',
    cwe: 694,
    asvs: '2.3.2',
    sentence: 'A repeated idempotency key answers another request than it was made for.',
    file: 'graphql/backend/idempotency/once.ts',
    text: '!known?.answer || known.bodyHash !== bodyHash',
    replacement: '!known?.answer',
    test: { file: SUBMIT_TEST, title: 'a key with another body is refused' },
  },
  {
    id: 'idempotency-key-other-bearer',
    cwe: 639,
    asvs: '8.2.2',
    sentence: 'Whoever learns an idempotency key is given the stored answer of another person, bearer token included.',
    file: 'graphql/backend/idempotency/mutation.ts',
    text: 'body: { args, verified },',
    replacement: 'body: { args },',
    test: {
      file: 'graphql/backend/idempotency/other-bearer.test.ts',
      title: 'whoever learned key and body of another',
    },
  },
  {
    id: 'terms-checked-by-the-page',
    cwe: 602,
    asvs: '2.2.2',
    sentence: 'Only the page demands that terms are accepted.',
    file: 'graphql/backend/registrations/consent-rules.ts',
    text: "if (!terms) return [problem('AcceptedTerms', 'terms not accepted')];",
    replacement: '',
    test: { file: SUBMIT_TEST, title: 'what is wrong with a form > AcceptedTerms' },
  },
  {
    id: 'voucher-from-the-address',
    cwe: 472,
    asvs: '15.3.3',
    sentence: 'A registration is granted whatever voucher an address names.',
    file: 'graphql/backend/invitations/welcome-voucher.ts',
    text: 'others.find((one) => one === named) ?? own',
    replacement: '[...others, ...VOUCHERS].find((one) => one === named) ?? own',
    test: {
      file: 'graphql/backend/invitations/welcome-voucher.test.ts',
      title: 'what an invitation may be granted > named',
    },
  },
  {
    id: 'admin-by-any-token',
    cwe: 269,
    asvs: '8.2.1',
    sentence: 'A token for a social registration opens the admin pages.',
    file: 'graphql/backend/tokens/roles.ts',
    text: "(await backEnd.tokens.verify(bearer, 'admin')) ?",
    replacement: "(await backEnd.tokens.verify(bearer, 'admin')) || (await backEnd.tokens.verify(bearer, 'social')) ?",
    test: {
      file: 'graphql/backend/invitations/invitations.test.ts',
      title: 'is known by a token for that purpose only',
    },
  },
  {
    id: 'admin-not-asked',
    cwe: 862,
    asvs: '8.2.1',
    sentence: 'Anyone makes registration links: only the page asks who is an admin.',
    file: 'graphql/backend/invitations/resolvers.ts',
    text: 'await requireAdmin(context);',
    replacement: '',
    test: {
      file: 'graphql/backend/invitations/invitations.test.ts',
      title: 'is known by a token for that purpose only',
    },
  },
];
