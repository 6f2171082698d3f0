/** Fields filled silently by a script or a password manager keep their values, whatever the visitor does next (D23). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';

/** Sets field values as page scripts do: without events. */
const fillSilently = (root: Element, values: Record<string, string | boolean>) => {
  for (const field of root.querySelectorAll<HTMLInputElement>('[name]')) {
    const value = values[field.name];
    if (typeof value === 'boolean') field.checked = value;
    else if (field.type === 'radio') field.checked = field.value === value;
    else if (value !== undefined) field.value = value;
  }
};

test('a form filled by a script and by hand, and sent by a script, registers all values', async ({
  openForm,
  page,
  calls,
}) => {
  const form = await openForm();
  const { lastName, ...silent } = guest({ newsletter: true });
  await form.root.evaluate(fillSilently, silent);
  await form.field('lastName').pressSequentially(lastName);
  expect(await form.values()).toEqual({ ...silent, lastName });
  await form.root.evaluate((root: HTMLFormElement) => root.requestSubmit());
  await expect(page).toHaveURL(/\/registration\/formfinished/);
  const [sent, ...more] = calls.of('registrationSubmitForm');
  expect(more).toEqual([]);
  expect(sent?.body.variables).toMatchObject({
    formInput: {
      gender: silent.gender,
      firstName: silent.firstName,
      lastName,
      email: silent.email,
      country: silent.country,
    },
  });
});
