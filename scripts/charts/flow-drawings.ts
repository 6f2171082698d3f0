/** A drawing of each flow, left to right, from where it begins to where it ends: pages, fields and tracked events from the table of flows, arrows from the chart. */
import type { AnyStateNode } from 'xstate';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { Flow } from '../../machines/flows/flows.types.ts';
import { firstStepOf, FLOW_NAMES, flowRow, startsOnLanding } from '../../machines/flows/read-flows.ts';
import { SLUGS, landingOf } from '../../machines/landing/definitions.ts';
import type { PageId } from '../../machines/visit.types.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import { eventLabel, guardLabel, pathOf as pathOfNode, quote, transitionsOf } from './smcat.ts';

const QUIET = '#6a6158';
/** Pages that a step may lead to beside its flow. */
const ASIDE: readonly PageId[] = ['emailActive', 'emailPending', 'deny'];

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
const isPage = (node: AnyStateNode) => node.meta !== undefined;
const pages = new Map(
  below(visitMachine.root)
    .filter(isPage)
    .map((node) => [node.key, node]),
);
const pageNode = (page: PageId): AnyStateNode => {
  const node = pages.get(page);
  if (!node) throw new Error(`no page ${page} in the chart`);
  return node;
};
const pathOf = (page: PageId) => pathOfNode(pageNode(page)) ?? 'any address';
const pageOf = (node: AnyStateNode | undefined): AnyStateNode | undefined =>
  !node || isPage(node) ? node : pageOf(node.parent);

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const isOfAnother = (flow: RegistrationFlow, guard: unknown) =>
  property(guard, 'type') === 'acceptedIn' && property(guard, 'params') !== flow;

/** What leads from one page to another in this flow, as the chart has it. */
function waysBetween(flow: RegistrationFlow, from: PageId, to: PageId): readonly string[] {
  const labels = below(pageNode(from)).flatMap((node) =>
    transitionsOf(node)
      .filter(({ target, guard, eventType }) => {
        const leadsThere = target?.some((one) => pageOf(one) === pageNode(to)) ?? false;
        return leadsThere && !eventType.startsWith('xstate.route') && !isOfAnother(flow, guard);
      })
      .map(({ eventType, guard }) => `${eventLabel(eventType)}${guardLabel(guard)}`.trim() || 'else'),
  );
  return [...new Set(labels)];
}

interface Box {
  name: string;
  lines?: readonly string[];
  quiet?: boolean;
}
interface Arrow {
  from: string;
  to: string;
  labels?: readonly string[];
  quiet?: boolean;
}
interface Part {
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

/** Characters a line: a drawing of a whole flow is to fit on a screen. */
const WIDTH = 26;
function wrapped(labels: readonly string[], between = ', '): string[] {
  const lines: string[] = [];
  for (const label of labels) {
    const longer = `${lines.at(-1) ?? ''}${between}${label}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(label);
  }
  return lines;
}

const page = (id: PageId, ...lines: readonly string[]): Box => ({ name: id, lines: [pathOf(id), ...lines] });
const arrow = (flow: RegistrationFlow, from: PageId, to: PageId, quiet = false): Arrow[] => {
  const labels = waysBetween(flow, from, to);
  return labels.length > 0 ? [{ from, to, labels, quiet }] : [];
};

type AnyStep = NonNullable<Flow['steps'][number]>;
const asks = ({ fields }: AnyStep) => [
  'asks',
  ...(fields.length > 0 ? wrapped(fields) : ['nothing that must be given']),
];
const shownOn = (step: AnyStep, where: PageId) =>
  ('firstShownOn' in step ? step.firstShownOn : step.page) === where ? ['tracks when shown', step.tracks.shown] : [];
const stepsOf = (flow: RegistrationFlow): AnyStep[] => flowRow(flow).steps.flatMap((step) => step ?? []);

/** Where visitors come from: the link that brings the token, or landing pages, a code, and an experiment. */
function beginning(flow: RegistrationFlow): Part {
  const { token, offered } = flowRow(flow);
  const form = 'registrationForm';
  if (token)
    return {
      boxes: [{ name: 'link', lines: [`token for ${token.purpose}`] }],
      arrows: [{ from: 'link', to: form, labels: ['[mayRegister]'] }],
    };
  const slugs = [null, ...SLUGS].filter((slug) => landingOf(slug)?.flow === flow).map((slug) => `/${slug ?? ''}`);
  const [shown, ways] = startsOnLanding(flow)
    ? [[...asks(firstStepOf(flow)), ...shownOn(firstStepOf(flow), 'landing')], waysBetween(flow, 'landing', form)]
    : [[], ['[mayRegister]']];
  return {
    boxes: [
      { name: 'landing', lines: [...wrapped(slugs, ' '), ...shown] },
      page('codeEntry'),
      ...(offered ? [{ name: 'experiment', quiet: true }] : []),
    ],
    arrows: [
      { from: 'landing', to: form, labels: ways },
      ...arrow(flow, 'codeEntry', form),
      ...(offered ? [{ from: 'experiment', to: form, labels: ['decideFlow'], quiet: true }] : []),
    ],
  };
}

/** From step to step and to the end, with what is tracked; and where else a step may lead, which has drawings of its own. */
function way(flow: RegistrationFlow): Part {
  const steps = stepsOf(flow);
  const chain: readonly PageId[] = [...steps.map((step) => step.page), flowRow(flow).ends];
  const onward = steps.flatMap((step, index) => {
    const next = chain[index + 1];
    const [accepted] = next ? arrow(flow, step.page, next) : [];
    if (!accepted) throw new Error(`${flow}: the chart does not lead on from ${step.page}`);
    return {
      ...accepted,
      labels: [`${step.call} answers`, ...(accepted.labels ?? []), `tracks ${step.tracks.accepted}`],
    };
  });
  const quietly = (from: PageId, to: PageId): Arrow[] =>
    waysBetween(flow, from, to).length > 0 ? [{ from, to, quiet: true }] : [];
  return {
    boxes: [
      ...steps.map((step) => page(step.page, ...asks(step), ...shownOn(step, step.page))),
      ...ASIDE.map((name) => ({ name, quiet: true })),
    ],
    arrows: [
      ...onward,
      ...steps.flatMap((step, index) => chain.slice(0, index).flatMap((earlier) => quietly(step.page, earlier))),
      ...ASIDE.flatMap((to) => steps.flatMap((step) => quietly(step.page, to))),
    ],
  };
}

/** A mail activates the account; or it is active, and the shop is next. */
function ending(flow: RegistrationFlow): Part {
  const { ends } = flowRow(flow);
  if (ends === 'autoActivated')
    return { boxes: [page(ends), { name: 'shop' }], arrows: [{ from: ends, to: 'shop', labels: ['goToShop'] }] };
  return {
    boxes: [page(ends), page('activateAccount'), page('activated')],
    arrows: [
      { from: ends, to: 'activateAccount', labels: ['mailed link'] },
      ...arrow(flow, 'activateAccount', 'activated'),
      ...arrow(flow, ends, 'activated'),
    ],
  };
}

const colour = (quiet = false) => (quiet ? [`color="${QUIET}"`] : []);
const boxText = ({ name, lines = [], quiet }: Box) =>
  `${quote(name)} [${[`label=${quote(name)}`, ...colour(quiet)].join(' ')}]${lines.length > 0 ? `: ${quote(lines.join('\n'))}` : ''}`;
const arrowText = ({ from, to, labels = [], quiet }: Arrow) =>
  `${quote(from)} => ${quote(to)}${quiet ? ` [color="${QUIET}"]` : ''}${labels.length > 0 ? ` : ${quote(labels.join('\n'))}` : ''};`;

function sourceOf(flow: RegistrationFlow): string {
  const parts = [beginning(flow), way(flow), ending(flow)];
  const boxes = parts.flatMap((part) => part.boxes.map(boxText));
  return `${boxes.join(',\n')};\n${parts.flatMap(({ arrows }) => arrows.map(arrowText)).join('\n')}\n`;
}

/** `leanStep2` → `flow-lean-step-2`. */
const fileOf = (flow: string) => `flow-${flow.replaceAll(/[A-Z\d]/g, (one) => `-${one.toLowerCase()}`)}`;

/** Quiet: what leads out of the flow, or back. */
export const flowDrawings = FLOW_NAMES.map((flow) => ({
  name: fileOf(flow),
  title: `The flow _${flow}_`,
  source: sourceOf(flow),
}));
