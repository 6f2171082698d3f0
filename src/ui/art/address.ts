const pictures = import.meta.glob<string>('./{card,curtain,shadow,silk,store,voucher}-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * URL of a picture by name. In the built site, all pictures share one hash prefix: see
 * `tools/build/pictures-by-name.ts`.
 */
export const pictureNamed = (name: string): string => pictures[`./${name}.svg`] ?? '';
