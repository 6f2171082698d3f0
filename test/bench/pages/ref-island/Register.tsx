/** The static page's form with a chart and Formik: rendered by Node, hydrated in the browser. */
import { useMachine } from '@xstate/react';
import { ErrorMessage, Field, Form, Formik } from 'formik';
import { assign, fromPromise, setup } from 'xstate';

export const NAMES = ['firstName', 'lastName', 'email', 'password'] as const;
export type Values = Record<(typeof NAMES)[number], string>;

const FIELDS = { firstName: 'First name', lastName: 'Last name', email: 'Email', password: 'Password' };
export const NOTHING: Values = { firstName: '', lastName: '', email: '', password: '' };

/** @param look looks up the inviter. */
export const registering = (look: () => Promise<string>) =>
  setup({
    types: { context: {} as { from: string }, events: {} as { type: 'submitted' } },
    actors: { look: fromPromise(look) },
  }).createMachine({
    id: 'registering',
    context: { from: '' },
    initial: 'looking',
    states: {
      looking: {
        invoke: {
          src: 'look',
          onDone: { target: 'editing', actions: assign({ from: ({ event }) => event.output }) },
          onError: 'editing',
        },
        on: { submitted: 'registered' },
      },
      editing: { on: { submitted: 'registered' } },
      registered: {},
    },
  });

const validate = ({ email }: Values) => (email.includes('@') ? {} : { email: 'Enter a valid email address.' });

export function Register({ machine, values }: { machine: ReturnType<typeof registering>; values: Values }) {
  const [{ context }, send] = useMachine(machine);
  return (
    <main>
      <h1>Register</h1>
      <p>You were invited{context.from && ` by ${context.from}`}. Fill in the form to register.</p>
      <Formik initialValues={values} validate={validate} onSubmit={() => send({ type: 'submitted' })}>
        <Form noValidate>
          {NAMES.map((name) => (
            <label key={name}>
              {FIELDS[name]} <Field name={name} type={name === 'email' || name === 'password' ? name : 'text'} />
            </label>
          ))}
          <p role="alert">
            <ErrorMessage name="email" />
          </p>
          <button type="submit">Register</button>
        </Form>
      </Formik>
    </main>
  );
}
