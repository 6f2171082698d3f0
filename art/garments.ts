/** Garments on a rail or a plinth, as the shadows that they throw: shapes in the 640 × 1000 of a doorway. */

export type Shape = {
  d: string;
  /** How dark it is, from 0 to 1. */
  opacity: number;
  /** The width of a line; without one the shape is filled. */
  stroke?: number;
  /** A seam or a clasp that lets the light through. */
  isLight?: true;
};

const hook = (x: number, y: number): Shape => ({
  d: `M${x} ${y}v-16c0-8 11-9 11-19a11.500 11.500 0 1 0-23-1`,
  stroke: 4.5,
  opacity: 0.8,
});
const rail: Shape = { d: 'M40 212H600', stroke: 6, opacity: 0.5 };

const gown: readonly Shape[] = [
  rail,
  hook(320, 250),
  { d: 'M320 246L248 274M320 246L392 274', stroke: 5, opacity: 0.8 },
  { d: 'M262 272C262 296 270 312 276 330M378 272C378 296 370 312 364 330', stroke: 3.5, opacity: 0.75 },
  // Tulle, widest and thinnest.
  {
    d: 'M262 486C240 600 186 720 104 868C140 892 196 886 236 894C290 902 360 898 410 892C468 886 520 900 566 874C470 730 404 600 380 486z',
    opacity: 0.3,
  },
  {
    d: 'M272 330C284 318 306 322 320 340C334 322 356 318 368 330C376 362 370 392 359 424C368 448 380 470 384 500C398 610 452 730 526 872C486 890 446 880 404 886C350 894 292 894 240 886C210 882 180 888 150 872C206 730 246 610 256 500C260 470 272 448 281 424C270 392 264 362 272 330z',
    opacity: 0.74,
  },
  { d: 'M281 424C300 432 340 432 359 424L362 440C340 448 300 448 278 440z', opacity: 0.5 },
  {
    d: 'M292 446C278 600 232 760 196 882M308 446C302 600 282 760 262 890M324 446C326 600 330 760 336 892M338 446C350 600 382 760 412 888M350 446C370 600 430 760 484 880',
    stroke: 5,
    opacity: 0.34,
  },
  { d: 'M300 460C290 600 258 760 228 884M344 460C360 600 406 760 448 884', stroke: 4, opacity: 0.15, isLight: true },
];

const coat: readonly Shape[] = [
  rail,
  hook(320, 236),
  // Sleeves.
  {
    d: 'M214 280C192 292 184 330 178 384C170 456 164 526 160 604C172 612 192 615 206 612C212 540 226 452 244 376C244 336 236 300 214 280zM426 280C448 292 456 330 462 384C470 456 476 526 480 604C468 612 448 615 434 612C428 540 414 452 396 376C396 336 404 300 426 280z',
    opacity: 0.6,
  },
  {
    d: 'M282 244C262 258 232 266 210 280C226 304 234 336 238 372C244 406 252 440 252 474C240 600 216 736 196 862C232 876 276 880 316 880L320 500L324 880C364 880 408 876 444 862C424 736 400 600 388 474C388 440 396 406 402 372C406 336 414 304 430 280C408 266 378 258 358 244C346 234 334 230 320 230C306 230 294 234 282 244z',
    opacity: 0.7,
  },
  // Collar and lapels.
  {
    d: 'M282 244C272 262 262 282 256 306L284 318L278 334L320 452L362 334L356 318L384 306C378 282 368 262 358 244C350 262 334 280 320 290C306 280 290 262 282 244z',
    opacity: 0.55,
  },
  // Belt, and its ends.
  {
    d: 'M248 466H392L393 492H247zM330 492L356 610L338 614L318 492zM342 492L384 586L368 594L326 492z',
    opacity: 0.62,
  },
  { d: 'M266 600l-8 44M374 600l8 44', stroke: 5, opacity: 0.4 },
  { d: 'M319 500C318 640 314 760 311 880H329C326 760 322 640 321 500z', opacity: 0.3, isLight: true },
];

const bag: readonly Shape[] = [
  // The plinth.
  { d: 'M170 702H470V926H170z', opacity: 0.62 },
  { d: 'M254 486C254 392 274 350 320 350C366 350 386 392 386 486', stroke: 13, opacity: 0.74 },
  {
    d: 'M200 480H440C449 480 453 486 454 494L472 682C473 696 466 703 454 703H186C174 703 167 696 168 682L186 494C187 486 191 480 200 480z',
    opacity: 0.72,
  },
  { d: 'M194 480H446L441 578C440 592 434 597 422 597H218C206 597 200 592 199 578z', opacity: 0.5 },
  { d: 'M310 606V586A10 10 0 0 1 330 586V606z', opacity: 0.62, isLight: true },
  { d: 'M247 470h14v26h-14zM379 470h14v26h-14z', opacity: 0.5 },
  // A scarf, knotted to the handle.
  {
    d: 'M270 398C230 408 190 436 170 486C150 540 156 596 116 654C134 668 164 666 180 650C206 596 204 540 222 500C238 466 268 436 292 418z',
    opacity: 0.46,
  },
  { d: 'M246 424C200 470 190 560 158 656', stroke: 4, opacity: 0.3 },
];

export const garments = { gown, coat, bag } as const;
export type Garment = keyof typeof garments;
