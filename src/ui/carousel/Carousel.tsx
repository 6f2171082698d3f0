/** A row of items wider than the page: scrolled by touch, wheel, keys or two buttons, never automatically. */
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Status } from '../status/Status.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useVisibleRange } from './useVisibleRange.ts';
import './carousel.css';

export type CarouselProps = {
  /** Name of the list; says that it scrolls, because it is a Tab stop without an action. */
  label: string;
  /** Above the list, in line with the two buttons. */
  heading?: ReactNode;
  /** Names of the two buttons. */
  previous: string;
  next: string;
  /** The visible items as text: "2 of 8", or "1–3 of 8" for several, counted from one. */
  position: (first: number, last: number, count: number) => string;
  /**
   * May set `--carousel-item` (width of an item), `--carousel-gap`, and `--carousel-bleed` (by how much the row extends
   * on both sides).
   */
  className?: string | undefined;
  /** The items: `<li>` elements. */
  children: ReactNode;
};

/** A scroll-snapping list with two buttons above it. Without scripts the list scrolls, and there are no buttons. */
export function Carousel({ label, heading, previous, next, position, className, children }: CarouselProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { first, last, count, atStart, atEnd } = useVisibleRange(list);
  // The position is only announced once the visitor has used the controls.
  const [asked, setAsked] = useState(false);

  const show = (index: number) => {
    const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const item = items[Math.min(Math.max(index, 0), items.length - 1)];
    if (!item) return;
    setAsked(true);
    list.current?.scrollTo({ left: item.offsetLeft - (items[0]?.offsetLeft ?? 0) });
  };
  const back = () => show(first - (last - first + 1));
  const on = () => show(last + 1);
  const press = (event: KeyboardEvent) => {
    // In a right-to-left page the row begins at the right.
    const right = document.dir === 'rtl' ? -1 : 1;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => show(first - right),
      ArrowRight: () => show(first + right),
      Home: () => show(0),
      End: () => show(count - 1),
    };
    const move = moves[event.key];
    // Keys with modifiers are left to the browser, and so are keys on a link in an item.
    if (!move || event.target !== list.current || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    move();
  };

  // Focusable, so that keys can scroll it in every browser (WCAG 2.1.1).
  const scrollable = { tabIndex: 0, onKeyDown: press };
  return (
    <div
      className={classNames('carousel', atStart && atEnd && 'carousel--whole', atEnd && 'carousel--at-end', className)}
    >
      <div className="carousel__head">
        {heading}
        <div className="carousel__controls">
          <Arrow name={previous} controls={id} idle={atStart} onPress={back} />
          <Arrow name={next} controls={id} idle={atEnd} onPress={on} />
        </div>
      </div>
      <ul className="carousel__list" id={id} ref={list} aria-label={label} {...scrollable}>
        {children}
      </ul>
      <Status unseen>{asked ? position(first + 1, last + 1, count) : null}</Status>
    </div>
  );
}

interface ArrowProps {
  name: string;
  /** The id of the list. */
  controls: string;
  /** True at its end of the list. */
  idle: boolean;
  onPress: () => void;
}

const Arrow = ({ name, controls, idle, onPress }: ArrowProps) => (
  <button
    type="button"
    className="carousel__arrow"
    aria-controls={controls}
    aria-disabled={idle}
    onClick={idle ? undefined : onPress}
  >
    <VisuallyHidden>{name}</VisuallyHidden>
  </button>
);
