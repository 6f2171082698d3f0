import type { ReactNode } from 'react';
import { Status } from '../status/Status.tsx';
import './provider-row.css';

export type Provider = {
  readonly id: string;
  /** A word: the row knows no icons. */
  readonly label: ReactNode;
};

export type ProviderRowProps = {
  /** What the row is for: names the group to those who listen. */
  label: string;
  providers: readonly Provider[];
  onChoose: (id: string) => void;
  /** What is said after a choice: words only, read out when they come. */
  children?: ReactNode;
};

/** The ways to sign up, side by side, none before the others. */
export function ProviderRow({ label, providers, onChoose, children }: ProviderRowProps) {
  return (
    <div className="provider-row">
      <fieldset className="provider-row__providers" aria-label={label}>
        {providers.map((provider) => (
          <button
            key={provider.id}
            type="button"
            className="provider-row__provider"
            onClick={() => onChoose(provider.id)}
          >
            {provider.label}
          </button>
        ))}
      </fieldset>
      <Status>{children}</Status>
    </div>
  );
}
