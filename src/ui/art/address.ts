const pictures = import.meta.glob<string>('./{card,curtain,shadow,silk,store,voucher}-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where a picture of a family is, by its name. In the built site one hash is in front of all: see `tools/build/pictures-by-name.ts`. */
export const pictureNamed = (name: string): string => pictures[`./${name}.svg`] ?? '';
