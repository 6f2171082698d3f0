/** What a page loads of a language: the common messages, and what its screen says. */
import type { PageDefinition, ScreenId } from '../machines/page.types.ts';
import { pages } from '../machines/pages.ts';
import type { MessageGroup } from './messages.ts';
import { NOT_FOR_PAGES } from './not-for-pages.ts';

export { isForDocuments, NOT_FOR_PAGES } from './not-for-pages.ts';

/** These come with the shell, for when nothing else can be had: what they say is common. */
export type ScreenOfShell = 'ErrorPage' | 'StaleDeployment';
export type ScreenWithPart = Exclude<ScreenId, ScreenOfShell>;
/** A screen, or what lies over one and has words of its own. */
export type ViewId = ScreenId | 'OpenInBrowser';

/** The overlay is over every page, and declares nothing; nor does the mark of a preview, whose words are with it. */
const OF_OVERLAY: readonly MessageGroup[] = ['openInBrowser'];
/** The groups that a screen and its parts name, as its pages declare them. A group that no page declares is common. */
export const SCREEN_GROUPS = Object.fromEntries([
  // In Node the chart has the declarations whole.
  ...pages
    .map(({ node }) => node.meta as PageDefinition)
    .flatMap(({ screen, messages }) => (messages.length > 0 ? [[screen, messages] as const] : [])),
  ['OpenInBrowser', OF_OVERLAY],
]) as Readonly<Record<Exclude<ViewId, ScreenOfShell>, readonly MessageGroup[]>>;

const ofSome = new Set<string>([...Object.values(SCREEN_GROUPS).flat(), ...NOT_FOR_PAGES]);
export const isCommon = (group: string) => !ofSome.has(group);
