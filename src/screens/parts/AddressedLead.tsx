import { strong, Words } from '../../engine/words.tsx';

/** A sentence that names an address where one is known. */
export function AddressedLead({ group, email }: { group: 'formFinished' | 'emailPending'; email: string | null }) {
  if (!email) return <Words id={`${group}.leadNameless`} />;
  return <Words id={`${group}.lead`} values={{ email, strong }} />;
}
