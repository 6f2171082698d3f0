/** The admin pages and the gate before each: without the role, the pages do not exist (D31). */
import { linkGeneratorGatePage } from './link-generator-gate.page.ts';
import { splitGeneratorGatePage } from './split-generator-gate.page.ts';
import { linkGeneratorPage } from './link-generator.page.ts';
import { splitGeneratorPage } from './split-generator.page.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { failing, slowly } from '../shared/waiting.states.ts';
import { viewerInput } from '../rules/admin.rules.ts';

/** Looks up the viewer, and keeps the address of the requested page. */
const asking = (page: '#linkGenerator' | '#splitGenerator') =>
  visitSetup.createStateConfig({
    initial: 'asking',
    entry: 'clearProblems',
    states: {
      asking: {
        description: 'Checks for an admin. The visitor can leave the page meanwhile.',
        tags: 'lookingUp',
        ...slowly,
        after: {
          answerLimit: {
            target: 'unanswered',
            actions: { type: 'storeProblem', params: { of: 'viewer', problem: { kind: 'timeout' } } },
          },
        },
        invoke: {
          id: 'askViewer',
          src: 'askViewer',
          input: viewerInput,
          onDone: [
            {
              guard: { type: 'viewerIsAdmin', params: ({ event }) => event.output },
              target: page,
              actions: 'storeAdmin',
            },
            { target: '#unknownAddress', actions: ['forgetToken', 'forgetAdmin'] },
          ],
          onError: failing('viewer', 'unanswered'),
        },
      },
      unanswered: {
        description: 'No answer is not a refusal: the check can be repeated.',
        tags: 'unavailable',
        on: {
          'lookUp.retried': { target: 'asking', actions: 'clearProblems' },
          'network.returned': { target: 'asking', actions: ['storeOnline', 'clearProblems'] },
        },
      },
    },
  });

const linkGeneratorGate = visitSetup.createStateConfig({
  id: linkGeneratorGatePage.id,
  description: 'The check before the link generator.',
  meta: linkGeneratorGatePage,
  ...asking('#linkGenerator'),
});
const splitGeneratorGate = visitSetup.createStateConfig({
  id: splitGeneratorGatePage.id,
  description: 'The check before the split generator.',
  meta: splitGeneratorGatePage,
  ...asking('#splitGenerator'),
});

/** The work of an admin runs in separate machines that only admins load. */
const turnedAway = visitSetup.createStateConfig({
  on: { 'role.refused': { target: '#unknownAddress', actions: ['forgetToken', 'forgetAdmin'] } },
}).on;

const linkGenerator = visitSetup.createStateConfig({
  id: linkGeneratorPage.id,
  description: 'Creates a registration link, valid for 14 days, from a code.',
  route: { guard: 'admin' },
  meta: linkGeneratorPage,
  entry: 'clearProblems',
  on: turnedAway,
});
const splitGenerator = visitSetup.createStateConfig({
  id: splitGeneratorPage.id,
  description: 'A preview link for each variation of an experiment (D32).',
  route: { guard: 'admin' },
  meta: splitGeneratorPage,
  entry: 'clearProblems',
  on: turnedAway,
});

export const admin = visitSetup.createStateConfig({
  initial: 'linkGeneratorGate',
  states: { linkGeneratorGate, linkGenerator, splitGeneratorGate, splitGenerator },
});
