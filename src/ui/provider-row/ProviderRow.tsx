import type { ReactNode } from 'react';
import { Status } from '../status/Status.tsx';
import './provider-row.css';

export type Provider = {
  readonly id: string;
  /** Text only: the row has no icons. */
  readonly label: ReactNode;
};

type ProviderRowProps = {
  /** Purpose of the row: accessible name of the group. */
  label: string;
  providers: readonly Provider[];
  onChoose: (id: string) => void;
  /** Message after a choice: text only, announced when it appears. */
  children?: ReactNode;
};

/** Sign-up options in a row, all of equal rank. */
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
