/** A preview of one variation of an experiment, as an admin’s link asks for it: `?preview=<experiment>&<experiment>=<n>` (D32). */

/** The query that names the experiment; which variation, the SDK’s own override says. */
export const PREVIEW = 'preview';

export interface Preview {
  experiment: string;
  /** Counted from 0. */
  variation: number;
}

/** @returns null where the query asks for none, or not for one that there can be. */
export function previewOf(query: URLSearchParams): Preview | null {
  const experiment = query.get(PREVIEW) ?? '';
  const variation = query.get(experiment) ?? '';
  return /^[\w-]{1,80}$/.test(experiment) && /^\d{1,3}$/.test(variation)
    ? { experiment, variation: Number(variation) }
    : null;
}

/**
 * A preview that its guest is invited to: the code in the link is packed, as the product packs it (D5, D9).
 * @param invitation an address that invites; null: nobody is.
 */
export function invitedTo(preview: string, invitation: string | null): string {
  const address = new URL(preview);
  for (const [name, value] of new URL(invitation ?? preview).searchParams) address.searchParams.set(name, value);
  return address.href;
}
