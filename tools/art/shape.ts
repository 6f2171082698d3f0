/** What a shadow is drawn of, in the 640 × 1000 of a doorway. */
export type Shape = {
  d: string;
  /** How dark it is, from 0 to 1. */
  opacity: number;
  /** The width of a line; without one the shape is filled. */
  stroke?: number;
  /** A seam or a clasp that lets the light through. */
  isLight?: true;
  /** Further behind the cloth, so its edge is softer. */
  isFar?: true;
  /** As SVG moves a shape. */
  transform?: string;
};

export const hook = (x: number, y: number): Shape => ({
  d: `M${x} ${y}v-16c0-8 11-9 11-19a11.500 11.500 0 1 0-23-1`,
  stroke: 4.5,
  opacity: 0.8,
});
/** What clothes hang on, and a hanger's hook on it. */
export const rail: Shape = { d: 'M40 212H600', stroke: 6, opacity: 0.5 };
