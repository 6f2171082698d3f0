/** The visits that are kept as tests, each with its text. */
const files = import.meta.glob<string>('../../../../test/visits/*.visit', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.visit$/, '');

export const keptVisits: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [nameOf(file), text]),
);
