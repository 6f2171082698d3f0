/** Effects of translators and extensions, in each situation of each screen and between situations (D62). */
import { act, cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackForeignChanges } from '../engine/hydration/foreign-changes.ts';
import { allFixtures } from './all-fixtures.ts';
import { screenTests, show } from '../../test/harness/screen.tsx';

const screenFiles = import.meta.glob<{ default: ComponentType }>(['./*/*.tsx', '!./**/*.test.tsx']);

/**
 * Like Chrome's translator: replaces each untranslated text with two nested elements.
 * @param wrap moves the original text node into them.
 */
function translate(root: Element, wrap: boolean) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('font, script, style, option')) continue;
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(wrap ? text : text.data);
  }
}

screenTests();
// Stops timers, so that countdowns and delayed announcements are the same each time; blocks requests.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(cleanup);

/** Changes applied to a page before the transition. */
const treatments = {
  nothing: () => undefined,
  wrapped: (root: Element) => translate(root, true),
  replaced: (root: Element) => translate(root, false),
};
const textsOf = (root: Element) =>
  [...root.querySelectorAll('h1, h2, p, li, button, a, label, [aria-live]')].map(({ textContent }) => textContent);

describe.each(Object.entries(allFixtures))('%s', (screen, fixtures) => {
  const [first, ...others] = Object.values(fixtures);
  /**
   * From the first situation to the last and back: each transition in both directions.
   * @returns the page's text in each situation.
   */
  async function walk(treat: (root: Element) => void, mind = trackForeignChanges): Promise<Record<string, unknown>> {
    const view = await screenFiles[`./${screen}/${screen}.tsx`]?.();
    if (!view || !first) throw new Error(`${screen} has no view`);
    const { container, turnTo, unmount } = await show(view.default, first);
    const end = mind(container);
    const words: Record<string, unknown> = {};
    for (const [index, next] of [...others, ...others.slice(0, -1).toReversed(), first].entries()) {
      await act(async () => treat(container));
      await act(async () => turnTo(next));
      await act(async () => void vi.advanceTimersByTime(300));
      words[`${index} ${next.name}`] = textsOf(container);
    }
    unmount();
    end();
    return words;
  }

  test('from each fixture to the next, shows the same text as on an unchanged page', async () => {
    // Conditional parts have their own element, which React finds without help.
    await walk(treatments.replaced, () => () => undefined);
    const expected = await walk(treatments.nothing);
    expect(await walk(treatments.wrapped)).toEqual(expected);
    expect(await walk(treatments.replaced)).toEqual(expected);
  });
});
