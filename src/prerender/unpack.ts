/**
 * The parameters of a query with its `?`, or of a packed `acqParams` (D5), with normalised names (D61): in lower case,
 * without an `amp;` prefix. Empty if unpacking fails. The function's source is inlined in the page: it must only
 * reference its parameters and browser globals.
 */
export function unpack(value: string | null): URLSearchParams {
  const params = new URLSearchParams();
  let query = value ?? '';
  try {
    if (query[0] !== '?')
      query = atob(
        query
          .replace(/[^\w-]/g, '')
          .replace(/-/g, '+')
          .replace(/_/g, '/'),
      );
    for (const [name, one] of new URLSearchParams(query))
      params.append(name.replace(/amp;|\W/g, '').toLowerCase(), one);
  } catch {
    // Not decodable.
  }
  return params;
}
