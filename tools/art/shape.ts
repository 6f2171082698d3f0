/** A part of a shadow, in the 640 × 1000 of a doorway. */
export type Shape = {
  d: string;
  /** Darkness, from 0 to 1. */
  opacity: number;
  /** Line width; if omitted, the shape is filled. */
  stroke?: number;
  /** True for a seam or a clasp that lets light through. */
  isLight?: true;
  /** True for a shape further behind the cloth, with softer edges. */
  isFar?: true;
  /** An SVG transform. */
  transform?: string;
};

export const hook = (x: number, y: number): Shape => ({
  d: `M${x} ${y}v-16c0-8 11-9 11-19a11.500 11.500 0 1 0-23-1`,
  stroke: 4.5,
  opacity: 0.8,
});
/** The rail for clothes. */
export const rail: Shape = { d: 'M40 212H600', stroke: 6, opacity: 0.5 };
