/** The table of commands for `npm run tool -- NAME`, which `npm test` uses too. */

interface Tool {
  name: string;
  /** Description, in one line. */
  does: string;
  /** Program and arguments, as in an npm script. */
  command: readonly [string, ...string[]];
  /** The file whose head comment is its `--help`; null if the program has its own. */
  file: string | null;
}

const node = (name: string, does: string, file: string, ...flags: readonly string[]): Tool => ({
  name,
  does,
  command: ['node', ...flags, file],
  file,
});
const program = (name: string, does: string, ...command: Tool['command']): Tool => ({
  name,
  does,
  command,
  file: null,
});
const suite = (name: string, does: string, ...flags: readonly string[]): Tool =>
  node(name, does, `test/suites/${name}/${name}.command.ts`, ...flags);
/** The graph of all situations exceeds Node's default heap. */
const LARGE_HEAP = '--max-old-space-size=4096';

/** The tools, by folder. */
export const TOOLS: Readonly<Record<string, readonly Tool[]>> = {
  'tools/flows': [
    node('flows', 'writes the flow workbench as a folder that opens from disk', 'tools/flows/flows.ts'),
    node('explain', 'finds and explains a page, state, event, mail or message', 'tools/flows/explain.ts'),
    node('draw', 'draws the charts and the tracking plan', 'tools/flows/draw-charts.ts'),
  ],
  'tools/check': [
    node('messages', 'checks the messages of every language', 'tools/check/messages.ts'),
    program('format', 'formats every file', 'oxfmt', '.'),
  ],
  'tools/build': [node('codegen', 'generates types from the GraphQL schema', 'tools/build/codegen.ts')],
  'tools/photograph': [
    node('photograph', 'draws and measures every page in every situation', 'tools/photograph/photograph.command.ts'),
  ],
  'tools/art': [node('art', 'draws the pictures of each accent in src/ui/art', 'tools/art/generate.ts')],
  'tools/operate': [
    node('pseudo', 'starts the product in pseudo words', 'tools/operate/pseudo.ts'),
    node('demo', 'lists what there is to try in the running product', 'tools/operate/demo.ts'),
    node('demo-reset', 'empties the local store and fills it with demo data', 'tools/operate/demo-reset.ts'),
  ],
  'tools/release': [
    node('release', 'makes the archive of this version', 'tools/release/release.ts'),
    node('licences', 'checks the licences of all packages', 'tools/release/check-licences.ts'),
  ],
  test: [
    node('visit', 'replays a recorded visit', 'test/visits/visit.command.ts'),
    program('unit', 'unit tests', 'vitest', 'run'),
    program('browser', 'browser tests in Chromium, on the built site', 'playwright', 'test', '--project=browser'),
    suite('paths', 'paths of every chart, on real actors', LARGE_HEAP),
    suite('browser-paths', 'paths of the visit, in a browser'),
    suite('proofs', 'invariants of every visit, and all paths', LARGE_HEAP),
    suite('transcripts', 'what a screen reader hears, in Chromium'),
    suite('orca', 'what the screen reader Orca says'),
    suite('walks', 'random visits over a network with faults'),
    suite('fuzz', 'hostile and odd input at every entry'),
    suite('engines', 'journeys in Firefox and WebKit'),
    suite('faults', 'every call broken in every way'),
    suite('postgres', 'tests of the back end on PostgreSQL'),
    suite('workbench', 'tests of the flow workbench'),
    suite('mutate', 'plants faults in the charts'),
    suite('plant', 'plants known mistakes and barriers'),
  ],
  'test/bench': [
    node('budget', 'bytes, requests and blocking time of the built site', 'test/bench/budget/budget.command.ts'),
    node('bench', 'measures pages in Chromium', 'test/bench/bench.command.ts'),
    node('bench-backend', 'measures registrations a second', 'test/bench/backend/backend.command.ts'),
  ],
};

/** @returns the tool of that name, or undefined. */
export const toolNamed = (name: string): Tool | undefined =>
  Object.values(TOOLS)
    .flat()
    .find((tool) => tool.name === name);
