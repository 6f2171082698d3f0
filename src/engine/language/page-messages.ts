/** The messages that a page loads: the common ones, and those of its screen. */
import type { PageDefinition } from '../../../machines/page/page.types.ts';
import type { ScreenId } from '../../../machines/domain/page-ids.ts';
import { pages } from '../../../machines/pages.ts';
import type { MessageGroup } from '../../../locales/messages.ts';
import { NOT_FOR_PAGES } from '../../../locales/not-for-pages.ts';

export { isForDocuments, NOT_FOR_PAGES } from '../../../locales/not-for-pages.ts';

/** Screens of the shell, for when nothing can be loaded: they only use common messages. */
export type ScreenOfShell = 'ErrorPage' | 'StaleDeployment';
export type ScreenWithPart = Exclude<ScreenId, ScreenOfShell>;
/** A screen, or an overlay with its own messages. */
export type ViewId = ScreenId | 'OpenInBrowser';

/** The overlay appears on every page and has no declaration; the mark of a preview shares its messages. */
const OF_OVERLAY: readonly MessageGroup[] = ['openInBrowser'];
/** The groups used by a screen and its parts, as declared by its pages. A group that no page declares is common. */
export const SCREEN_GROUPS = Object.fromEntries([
  // In Node the chart has the complete declarations.
  ...pages
    .map(({ node }) => node.meta as PageDefinition)
    .flatMap(({ screen, messages }) => (messages.length > 0 ? [[screen, messages] as const] : [])),
  ['OpenInBrowser', OF_OVERLAY],
]) as Readonly<Record<Exclude<ViewId, ScreenOfShell>, readonly MessageGroup[]>>;

const ofSome = new Set<string>([...Object.values(SCREEN_GROUPS).flat(), ...NOT_FOR_PAGES]);
export const isCommon = (group: string) => !ofSome.has(group);
