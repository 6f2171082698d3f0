import type { ReactNode } from 'react';
import { CopyLink } from './CopyLink.tsx';

const words = { copy: 'copying.copy', copied: 'copying.copied', notCopied: 'copying.notCopied' } as const;

interface GeneratedLinkProps {
  address: string;
  label: ReactNode;
  /** Further controls, before the button. */
  before?: ReactNode;
}

/** A link created by an admin, shown with a copy button. */
export function GeneratedLink({ address, label, before }: GeneratedLinkProps) {
  return <CopyLink shown key={address} address={address} label={label} words={words} before={before} />;
}
