interface Props<T> {
  all: readonly T[];
  /** So many are read at a glance. */
  most: number;
  /** A list of some of them. */
  children: (some: readonly T[]) => React.ReactNode;
}
/** A fold of so few would hide nothing worth it. */
const FEW = 2;

/** A list in which what goes beyond a glance is folded. */
export function Glance<T>({ all, most, children }: Props<T>) {
  if (all.length <= most + FEW) return children(all);
  return (
    <>
      {children(all.slice(0, most))}
      <details className="fold">
        <summary>{all.length - most} more</summary>
        {children(all.slice(most))}
      </details>
    </>
  );
}
