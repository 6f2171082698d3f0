/** Objects on a plinth: bags and shoes. */
import type { Shape } from './shape.ts';

const plinth: Shape = { d: 'M140 704H500V926H140z', opacity: 0.55 };

export const bag: readonly Shape[] = [
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

const shoe =
  'M122 695C144 680 186 662 220 637C237 626 249 614 262 610C270 608 277 611 286 615C306 624 332 619 354 605C382 587 401 556 412 534C425 508 432 488 437 474C442 464 456 466 459 478C467 510 467 540 458 568C452 602 447 652 446 702H437C434 660 432 628 420 605C396 602 356 636 322 665C292 690 262 702 226 704C190 705 150 704 127 701C118 700 118 698 122 695z';
const worn = 'matrix(1 0 0 1.15 8 -104)';
export const heel: readonly Shape[] = [
  plinth,
  { d: shoe, opacity: 0.42, isFar: true, transform: 'matrix(.92 0 0 1.06 98 -46)' },
  // The strap.
  { d: 'M440 486C416 468 362 466 346 480C350 496 406 500 444 494', stroke: 4.5, opacity: 0.7, transform: worn },
  { d: shoe, opacity: 0.8, transform: worn },
];

const boot =
  'M150 690C149 670 170 659 198 651C234 641 260 622 268 590C275 552 274 480 270 414C300 406 348 405 382 411C380 476 388 552 399 606C406 640 408 664 408 703H346L342 684C312 684 274 699 236 703C204 706 172 705 158 702C152 701 150 696 150 690z';
const before = 'matrix(1.06 0 0 1.06 -20 -42)';
export const boots: readonly Shape[] = [
  plinth,
  { d: boot, opacity: 0.42, isFar: true, transform: 'matrix(.95 0 0 .95 92 30)' },
  { d: boot, opacity: 0.8, transform: before },
  // Elastic lets the light through; a loop to pull them on by.
  {
    d: 'M306 430C320 426 336 426 350 430L345 556C338 572 322 572 313 556z',
    opacity: 0.26,
    isLight: true,
    transform: before,
  },
  { d: 'M366 411C360 390 386 388 386 411', stroke: 5, opacity: 0.7, transform: before },
];

export const weekender: readonly Shape[] = [
  { d: 'M118 702H522V926H118z', opacity: 0.62 },
  { d: 'M232 500C232 424 262 392 320 392C378 392 408 424 408 500', stroke: 10, opacity: 0.6 },
  { d: 'M252 500C252 440 276 412 320 412C364 412 388 440 388 500', stroke: 8, opacity: 0.4 },
  {
    d: 'M168 486C200 476 440 476 472 486C492 500 506 560 508 640C508 676 504 696 488 703H152C136 696 132 676 132 640C134 560 148 500 168 486z',
    opacity: 0.74,
  },
  { d: 'M166 490C240 502 400 502 474 490', stroke: 4, opacity: 0.4, isLight: true },
  { d: 'M222 496H242L246 703H226zM398 496H418L414 703H394z', opacity: 0.5 },
  { d: 'M296 524h48v60h-48z', opacity: 0.35 },
];
