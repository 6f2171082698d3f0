/** Hydrates the delivered form, and then executes a held submit. */
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NAMES, Register, registering, type Values } from './Register.tsx';

declare global {
  interface Window {
    release: () => boolean;
  }
}

const look = async () => (await import('./invitation.ts')).lookUp();

function Released({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (window.release()) document.forms[0]?.requestSubmit();
  }, []);
  return children;
}

export function start() {
  const root = document.getElementById('root');
  const [form] = document.forms;
  if (!root || !form) return;
  const typed = new FormData(form);
  const values = Object.fromEntries(NAMES.map((name) => [name, typed.get(name)])) as Values;
  hydrateRoot(
    root,
    <Released>
      <Register machine={registering(look)} values={values} />
    </Released>,
  );
}
