/** The address of this page as a code for a phone, with the invitation that was taken out of it (D7). */
import type { ReactNode } from 'react';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import { addressElsewhere } from '../../engine/elsewhere.ts';
import { PhoneCode } from '../../ui/phone-code/PhoneCode.tsx';

export interface AppAddressProps {
  invitation: Invitation | null;
  /** What is to be done with it. */
  children: ReactNode;
}

export const AppAddress = ({ invitation, children }: AppAddressProps) => (
  <PhoneCode address={addressElsewhere(location.href, invitation)}>{children}</PhoneCode>
);
