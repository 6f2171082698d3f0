/**
 * The parameters of a query with its `?`, or of one that `acqParams` holds (D5), under their names as meant (D61): in small letters, without `amp;`
 * before them. Of what can’t be unpacked, none. Runs in the page, as its own text: it must not name anything but its parameters and the
 * browser.
 */
export function unpack(value: string | null): URLSearchParams {
  const meant = new URLSearchParams();
  let query = value ?? '';
  try {
    if (query[0] !== '?')
      query = atob(
        query
          .replace(/[^\w-]/g, '')
          .replace(/-/g, '+')
          .replace(/_/g, '/'),
      );
    for (const [name, one] of new URLSearchParams(query)) meant.append(name.replace(/amp;|\W/g, '').toLowerCase(), one);
  } catch {
    // Nothing can be read of it.
  }
  return meant;
}
