/**
 * Preview of one variation of an experiment, requested by an admin's link: `?preview=<experiment>&<experiment>=<n>`
 * (D32).
 */

/** The query parameter that names the experiment. The variation is read from the SDK's own override parameter. */
export const PREVIEW = 'preview';

export interface Preview {
  experiment: string;
  /** Zero-based. */
  variation: number;
}

/** @returns null if the query requests no preview, or an invalid one. */
export function previewOf(query: URLSearchParams): Preview | null {
  const experiment = query.get(PREVIEW) ?? '';
  const variation = query.get(experiment) ?? '';
  return /^[\w-]{1,80}$/.test(experiment) && /^\d{1,3}$/.test(variation)
    ? { experiment, variation: Number(variation) }
    : null;
}

/**
 * A preview link that also invites a guest. The link carries the code in packed form, as the product packs it (D5, D9).
 * @param invitation an invitation URL; null if the guest is not invited.
 */
export function invitedTo(preview: string, invitation: string | null): string {
  const address = new URL(preview);
  for (const [name, value] of new URL(invitation ?? preview).searchParams) address.searchParams.set(name, value);
  return address.href;
}
