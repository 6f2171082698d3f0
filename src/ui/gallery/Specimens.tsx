import { useId, type ReactNode } from 'react';
import './gallery.css';

type GroupProps = { name: string; children: ReactNode };

/** Components of one kind. */
export function Group({ name, children }: GroupProps) {
  return (
    <section className="gallery-group" aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      {children}
    </section>
  );
}

/** A component, by its name in the source. */
export function Part({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={wide ? 'gallery-part gallery-part--wide' : 'gallery-part'} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}

/** One state of a component. */
export function State({ of, children }: { of: string; children: ReactNode }) {
  return (
    <figure className="gallery-state">
      <figcaption>{of}</figcaption>
      {children}
    </figure>
  );
}
