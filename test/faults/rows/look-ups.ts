/** An invitation is looked up: no answer is never called invalid, and the code is kept (D8). */
import { expect } from '@playwright/test';
import { Form, guest } from '../../browser/form.ts';
import type { ScreenName } from '../../model/browser/screens.ts';
import { english } from '../../browser/words.ts';
import type { Row } from '../row.ts';
import { expectStanding } from '../standing.ts';
import { told } from '../told.ts';
import type { Visitor } from '../visitor.ts';

const CODE = 'VESTIBULE';
const operation = 'registrationCodeDetails';
const remembered =
  ({ page }: Visitor) =>
  () =>
    page.evaluate(() => [sessionStorage.getItem('rc'), localStorage.getItem('rc')]);

/** A page whose own look-up has failed already. */
async function openUnanswered({ proxy, open, page }: Visitor, path: string) {
  const armed = proxy.arm(operation, 'serviceUnavailable');
  await open(path);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  armed.disarm();
}

const typed = (name: string, wait: string, path: string, screen: ScreenName): Row => ({
  name,
  operation,
  wait,
  begin: async (visitor) => {
    const { page, open } = visitor;
    await open(path);
    const form = page.getByRole('form', { name: english('fields.code'), exact: true });
    await form.getByRole('textbox').fill(CODE);
    return told(visitor, {
      operation,
      failing: { screen },
      success: () => expectStanding(page, { screen: 'form' }),
      button: form.getByRole('button', { name: english('action.register'), exact: true }),
      tryAgain: true,
      typed: [CODE],
    });
  },
});

export const lookUps: readonly Row[] = [
  {
    name: 'look-up of a link',
    operation,
    wait: 'landing.lookingUp',
    begin: async (visitor) => {
      const { page } = visitor;
      await openUnanswered(visitor, `/?rc=${CODE}`);
      return told(visitor, {
        operation,
        failing: { screen: 'start' },
        success: () => expectStanding(page, { screen: 'welcome' }),
        button: page.getByRole('main').getByRole('button', { name: english('action.tryAgain'), exact: true }),
        tryAgain: true,
        typed: [],
        slow: 'waiting.invitation',
        cancels: false,
        keeps: remembered(visitor),
      });
    },
  },
  typed('code typed on the start page', 'landing.uninvited.code.checking', '/', 'start'),
  typed('code typed on the code page', 'codeEntry.checking', '/registration/code', 'code'),
  {
    name: 'look-up beside the form',
    operation,
    wait: 'registrationForm.invitation.checking',
    begin: async (visitor) => {
      const { page, mailbox } = visitor;
      await openUnanswered(visitor, `/registration/formstarted?rc=${CODE}`);
      const form = new Form(page);
      const person = guest();
      await form.fillIn(person);
      return told(visitor, {
        operation,
        failing: { screen: 'form' },
        success: async () => {
          await expectStanding(page, { screen: 'inbox' });
          expect(await mailbox.all(person.email)).toHaveLength(1);
        },
        button: form.register,
        tryAgain: true,
        typed: [person.firstName, person.lastName, person.email, person.country],
        keeps: remembered(visitor),
      });
    },
  },
];
