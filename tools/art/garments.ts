/** Garments on a rail or a plinth, drawn as shadows. */
import { bag, boots, heel, weekender } from './accessories.ts';
import { hook, rail, type Shape } from './shape.ts';

const overcoat: readonly Shape[] = [
  hook(320, 236),
  {
    d: 'M196 286C176 300 172 340 170 392C168 462 166 530 166 606C178 614 198 616 212 612C216 540 226 452 238 376C238 338 226 306 196 286zM444 286C464 300 468 340 470 392C472 462 474 530 474 606C462 614 442 616 428 612C424 540 414 452 402 376C402 338 414 306 444 286z',
    opacity: 0.6,
  },
  {
    d: 'M284 242C262 256 224 268 194 286C214 308 228 338 230 372C230 470 222 680 214 846C248 860 300 866 338 864L410 852L426 846C418 680 410 470 410 372C412 338 426 308 446 286C416 268 378 256 356 242C346 232 334 228 320 228C306 228 294 232 284 242z',
    opacity: 0.72,
  },
  {
    d: 'M284 242C272 262 258 288 250 322L284 330L276 346C296 390 316 440 336 482C344 436 356 388 366 346L358 330L390 322C382 288 368 262 356 242C346 260 334 274 320 282C306 274 294 260 284 242z',
    opacity: 0.5,
  },
  { d: 'M336 482C346 600 344 740 338 864', stroke: 3.5, opacity: 0.3, isLight: true },
  { d: 'M244 590H292L290 606H243zM396 590H364L365 606H397z', opacity: 0.5 },
  { d: 'M290 500a7 7 0 1 0 .1 0M290 556a7 7 0 1 0 .1 0M372 500a7 7 0 1 0 .1 0M372 556a7 7 0 1 0 .1 0', opacity: 0.6 },
  {
    d: 'M276 256C268 330 262 420 270 520L284 520C284 430 292 350 300 280zM364 256C370 330 376 400 372 470L360 470C358 400 350 340 340 280z',
    opacity: 0.34,
  },
];

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
