/** Garments on a rail or a plinth, drawn as shadows. */
import { bag, boots, heel, weekender } from './accessories.ts';
import { overcoat } from './overcoat.ts';
import { hook, rail, type Shape } from './shape.ts';

const gown: readonly Shape[] = [
  hook(320, 250),
  { d: 'M320 246L248 274M320 246L392 274', stroke: 5, opacity: 0.8 },
  { d: 'M262 272C262 296 270 312 276 330M378 272C378 296 370 312 364 330', stroke: 3.5, opacity: 0.75 },
  // Tulle, the widest and lightest part.
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

/** A garment behind another. */
const behind = (shapes: readonly Shape[], transform: string): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, transform, opacity: Math.round(shape.opacity * 90) / 100, isFar: true }));
const moved = (shapes: readonly Shape[], transform: string): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, transform }));

export const garments = {
  gown: [rail, ...gown],
  coat: [rail, ...coat],
  bag,
  heel,
  boots,
  weekender,
  overcoat: [rail, ...overcoat],
  /** A coat with a gown in front; for a large arch only. */
  pair: [rail, ...behind(coat, 'translate(-104)'), ...moved(gown, 'translate(66)')],
} as const satisfies Record<string, readonly Shape[]>;
