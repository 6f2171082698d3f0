/** The token of `Authorization: Bearer …` (RFC 6750), or null. */
export const bearerIn = (header: unknown): string | null =>
  typeof header === 'string' ? (/^Bearer ([\w.-]{1,8192})$/i.exec(header)?.[1] ?? null) : null;
