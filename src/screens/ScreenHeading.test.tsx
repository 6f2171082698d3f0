/** The focus is set in the same commit as the screen (WCAG 2.4.3): later, other code would already have moved it. */
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { EngineProvider } from '../engine/visit/hooks.tsx';
import { LanguageProvider } from '../engine/language/language.tsx';
import { createLanguageStore } from '../engine/language/language-store.ts';
import { bareSnapshot } from '../engine/visit/pages.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

/** The focused element at the moment of the first DOM change below an element. */
const focusedOnChange = (below: Element) =>
  new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(below, { childList: true, subtree: true });
  });

test('leaves focus of the first screen to the browser; focuses the heading of the next as soon as it is rendered [A5]', async () => {
  // As in a browser: effects after rendering run in a separate task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  await language.load('Landing');
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const bare = bareSnapshot('landing');
  const draw = (name: string) => {
    root.render(
      <LanguageProvider store={language} onError={(error) => expect.fail(error.message)}>
        <EngineProvider visit={null} bare={bare}>
          <ScreenHeading key={name} group="landing" first={name} second={null} announcement={null} />
        </EngineProvider>
      </LanguageProvider>,
    );
    return focusedOnChange(place);
  };
  expect(await draw('First')).toBe(document.body);
  const focused = await draw('Second');
  expect([focused?.tagName, focused?.textContent]).toEqual(['H1', 'Second']);
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});
