/** QR code with the URL of this page, including the invitation that was removed from it (D7). */
import type { ReactNode } from 'react';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import { restartAddress } from '../../engine/visit/open-in-browser.ts';
import { PhoneCode } from '../../ui/phone-code/PhoneCode.tsx';

interface AppAddressProps {
  invitation: Invitation | null;
  /** Instructions for the code. */
  children: ReactNode;
}

export const AppAddress = ({ invitation, children }: AppAddressProps) => (
  <PhoneCode address={restartAddress(location.href, invitation)}>{children}</PhoneCode>
);
