/** Focus is kept when the focused element is removed (WCAG 2.4.3). */
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';
import { eventually } from '../../../test/harness/eventually.ts';

beforeAll(() => {
  // Focused before the listener was registered.
  document.body.innerHTML = '<main><h1 tabindex="-1">Heading</h1><p tabindex="-1">Notice</p></main>';
  const begun = document.querySelector('p') ?? expect.fail();
  begun.focus();
  keepFocus();
  begun.remove();
});
test('restores focus of elements that were focused before', async () => {
  await eventually(() => expect(document.activeElement?.textContent).toBe('Heading'));
});

describe('later', () => {
  beforeEach(() => {
    document.body.innerHTML = `
    <main>
      <h1 tabindex="-1">Heading</h1>
      <p id="notice"><button id="again">Try again</button></p>
      <form><input id="field" /><button type="submit">Send</button><div><button id="cancel">Cancel</button></div></form>
    </main>
    <aside><button id="beside">Beside</button></aside>`;
  });
  const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
  const focused = () => document.activeElement?.textContent.trim();
  /** A press that removes the pressed element. */
  const press = (selector: string, removed = selector) => {
    element(selector).focus();
    element(removed).remove();
  };

  test('focuses the button of the form', async () => {
    press('#cancel');
    await eventually(() => expect(focused()).toBe('Send'));
  });
  test('skips hidden placeholders', async () => {
    element('#notice').insertAdjacentHTML('beforeend', '<span inert><button>Register</button></span>');
    press('#again');
    await eventually(() => expect(focused()).toBe('Send'));
  });
  test('focuses the heading if no button is left', async () => {
    element('form').remove();
    press('#again', '#notice');
    await eventually(() => expect(focused()).toBe('Heading'));
  });
  test('leaves focus where it has moved meanwhile', async () => {
    press('#again', '#notice');
    element('#field').focus();
    await turn();
    expect(document.activeElement).toBe(element('#field'));
  });
});
