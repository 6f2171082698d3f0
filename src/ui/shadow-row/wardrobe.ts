/** Garments of a row, from left to right. */
export const WARDROBE = {
  women: ['gown', 'bag', 'heel', 'coat'],
  men: ['overcoat', 'weekender', 'boots', 'coat'],
  mixed: ['coat', 'weekender', 'gown', 'boots'],
} as const;

export type Row = (typeof WARDROBE)[keyof typeof WARDROBE];
export type Garment = Row[number];

/**
 * @param words the landing page's `words`: pages for women or men show their garments, all others a mix, independent of
 * the accent
 */
export const wardrobeOf = (words: string): Row => (WARDROBE as Readonly<Record<string, Row>>)[words] ?? WARDROBE.mixed;
