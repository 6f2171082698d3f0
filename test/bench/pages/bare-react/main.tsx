/** The least that React can be: one controlled form, drawn in the browser, nothing else. */
import '../form.css';
import { useState, type ChangeEvent } from 'react';
import { createRoot } from 'react-dom/client';

const FIELDS = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['email', 'Email', 'email'],
  ['password', 'Password', 'password'],
] as const;

function Register() {
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '', password: '' });
  const [problem, setProblem] = useState('');
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [target.name]: target.value });
  return (
    <main>
      <h1>Register</h1>
      <p>You were invited. Fill in the form to register.</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(values.email.includes('@') ? '' : 'Enter a valid email address.');
        }}
      >
        {FIELDS.map(([name, label, type]) => (
          <label key={name}>
            {label} <input name={name} type={type} value={values[name]} onChange={change} />
          </label>
        ))}
        <p role="alert">{problem}</p>
        <button type="submit">Register</button>
      </form>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Register />);
