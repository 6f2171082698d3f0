/** Which drawings there are: the visit as a whole, and each topic in full. */
import type { AnyStateNode } from 'xstate';
import { linkGeneratorMachine } from '../../machines/admin/link-generator.machine.ts';
import { splitGeneratorMachine } from '../../machines/admin/split-generator.machine.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { experimentsMachine } from '../../machines/experiments/experiments.machine.ts';
import { invitationMachine } from '../../machines/invitation/invitation.machine.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { Drawing } from './smcat.ts';

const at = (node: AnyStateNode, ...path: string[]): AnyStateNode =>
  path.reduce((state, key) => {
    const child = state.states[key];
    if (!child) throw new Error(`no state ${key} in ${state.id}`);
    return child;
  }, node);

const { root } = visitMachine;
const pagesBelow = (node: AnyStateNode): AnyStateNode[] =>
  node.meta ? [node] : Object.values(node.states).flatMap(pagesBelow);
const pages = [at(root, 'boot'), ...pagesBelow(root)];
const registration = at(root, 'registration');
const form = at(registration, 'registrationForm');

export const drawings: readonly Drawing[] = [
  { name: 'visit', title: 'A visit, page by page', nodes: pages, depth: 0 },
  { name: 'landing', title: 'The start page', nodes: [at(root, 'landing')], depth: 2 },
  { name: 'code-entry', title: 'The code page', nodes: [at(root, 'codeEntry')], depth: 2 },
  { name: 'registration-form', title: 'The registration form', nodes: [form], depth: 3 },
  {
    name: 'second-steps',
    title: 'The second steps of the lean and the social flow',
    nodes: ['leanSecondStep', 'socialSecondStep', 'autoActivated'].map((name) => at(registration, name)),
    depth: 2,
  },
  {
    name: 'after-the-form',
    title: 'What the form leads to',
    nodes: ['formFinished', 'emailActive', 'emailPending'].map((name) => at(registration, name)),
    depth: 3,
  },
  { name: 'activation', title: 'Activation', nodes: Object.values(at(root, 'activation').states), depth: 2 },
  { name: 'lobby', title: 'The lobby of the waiting list', nodes: [at(root, 'lobby')], depth: 2 },
  {
    name: 'membership',
    title: 'Membership interest',
    nodes: Object.values(at(root, 'membership').states),
    depth: 2,
  },
  {
    name: 'about',
    title: 'The company, its club and its stores',
    nodes: Object.values(at(root, 'about').states),
    depth: 0,
  },
  { name: 'unsubscribe', title: 'Leaving the newsletter', nodes: [at(root, 'unsubscribe')], depth: 2 },
  { name: 'logged-out', title: 'Logging out', nodes: [at(root, 'loggedOut')], depth: 2 },
  {
    name: 'admin',
    title: 'The admin pages, and the door before each',
    nodes: Object.values(at(root, 'admin').states),
    depth: 2,
  },
  {
    name: 'link-generator',
    title: 'On an admin page: a code becomes a link',
    nodes: Object.values(linkGeneratorMachine.root.states),
    depth: 2,
  },
  {
    name: 'split-generator',
    title: 'On an admin page: the variations of an experiment',
    nodes: Object.values(splitGeneratorMachine.root.states),
    depth: 2,
  },
  {
    name: 'consent',
    title: 'Beside the visit: consent, and the events that wait for it',
    nodes: Object.values(consentMachine.root.states),
    depth: 2,
  },
  {
    name: 'experiments',
    title: 'Beside the visit: A/B tests, and their five ends',
    nodes: Object.values(experimentsMachine.root.states),
    depth: 1,
  },
  { name: 'invitation', title: 'One code, one verdict', nodes: Object.values(invitationMachine.root.states), depth: 1 },
];
