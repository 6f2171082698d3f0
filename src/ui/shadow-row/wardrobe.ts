/** What hangs behind silk, from the left: four that make a row. */
export const WARDROBE = {
  women: ['gown', 'bag', 'heel', 'coat'],
  men: ['overcoat', 'weekender', 'boots', 'coat'],
  mixed: ['coat', 'weekender', 'gown', 'boots'],
} as const;

export type Row = (typeof WARDROBE)[keyof typeof WARDROBE];
export type Garment = Row[number];

/** @param words what a landing page says, by its data: one for women or for men shows theirs, any other both, whatever its accent */
export const wardrobeOf = (words: string): Row => (WARDROBE as Readonly<Record<string, Row>>)[words] ?? WARDROBE.mixed;
