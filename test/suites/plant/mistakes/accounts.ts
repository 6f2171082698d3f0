/** Mistakes with accounts: double execution, missing ownership checks, checks made only by the page. */
import type { Rows } from '../mistake.types.ts';

export const ACCOUNTS: Rows = {
  'second-step-of-others': {
    breaks: 'CWE-639, ASVS 8.2.2',
    sentence: 'Whoever knows the id of a registration completes it.',
    file: 'graphql/backend/registrations/second-step.ts',
    text: 'if (bearerOfId === null || bearerOfId !== input.registrationId) return refused([registrationUnknown()]);\n  const registration = await lockWithAddresses(step, bearerOfId);',
    replacement: 'const registration = await lockWithAddresses(step, input.registrationId ?? bearerOfId);',
    test: 'graphql/backend/activation/activation.test.ts > a second step needs the bearer of that registration [ASVS 2.3.1, 8.2.2]',
  },
  'account-key-look-alike': {
    breaks: 'CWE-178, ASVS 2.2.1',
    sentence: 'Two addresses that only look alike are taken for one account.',
    file: 'machines/domain/email.ts',
    text: 'return email.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());',
    replacement: 'return email.toLowerCase();',
    test: 'machines/domain/email.test.ts > ignores the case of A to Z and nothing else',
  },
  'no-row-lock': {
    breaks: 'CWE-362, ASVS 2.3.4',
    sentence: 'Two who come at once are both given a code’s last place: its row is not locked.',
    file: 'graphql/backend/invitations/storage.ts',
    text: '(codes ? readLocked(tx, code, now, codes) : read(tx, code, now))',
    replacement: 'read(tx, code, now)',
    test: 'graphql/backend/invitations/invitations.test.ts > submit locks it before the check, whatever the outcome',
  },
  'idempotency-key-other-body': {
    breaks: 'CWE-694, ASVS 2.3.2',
    sentence: 'A repeated idempotency key answers another request than it was made for.',
    file: 'graphql/backend/idempotency/once.ts',
    text: '!known?.answer || known.bodyHash !== bodyHash',
    replacement: '!known?.answer',
    test: 'graphql/backend/registrations/submit.test.ts > a key with another body is refused',
  },
  'idempotency-key-other-bearer': {
    breaks: 'CWE-639, ASVS 8.2.2',
    sentence: 'Whoever learns an idempotency key is given the stored answer of another person, bearer token included.',
    file: 'graphql/backend/idempotency/mutation.ts',
    text: 'body: { args, verified },',
    replacement: 'body: { args },',
    test: 'graphql/backend/idempotency/one-key.test.ts > key and body without the bearer token do not replay the response',
  },
  'terms-checked-by-the-page': {
    breaks: 'CWE-602, ASVS 2.2.2',
    sentence: 'Only the page demands that terms are accepted.',
    file: 'graphql/backend/registrations/field-rules.ts',
    text: "if (!terms) return [problem('AcceptedTerms', 'terms not accepted')];",
    replacement: '',
    test: 'graphql/backend/registrations/submit.test.ts > problems of a form [ASVS 2.2.1] > AcceptedTerms',
  },
  'voucher-from-the-address': {
    breaks: 'CWE-472, ASVS 15.3.3',
    sentence: 'A registration is granted whatever voucher an address names.',
    file: 'graphql/backend/invitations/welcome-voucher.ts',
    text: 'others.find((one) => one === named) ?? own',
    replacement: '[...others, ...VOUCHERS].find((one) => one === named) ?? own',
    test: 'graphql/backend/invitations/welcome-voucher.test.ts > vouchers of an invitation [ASVS 15.3.3] > named',
  },
  'admin-by-any-token': {
    breaks: 'CWE-269, ASVS 8.2.1',
    sentence: 'A token for a social registration opens the admin pages.',
    file: 'graphql/backend/tokens/resolvers.ts',
    text: "(await backEnd.tokens.verify(bearer, 'admin')) ?",
    replacement: "(await backEnd.tokens.verify(bearer, 'admin')) || (await backEnd.tokens.verify(bearer, 'social')) ?",
    test: 'graphql/backend/invitations/invitations.test.ts > needs a token with that purpose [ASVS 8.2.1]',
  },
};
