interface Props<T> {
  all: readonly T[];
  /** Number of items shown. */
  most: number;
  /** Renders some of the items. */
  children: (some: readonly T[]) => React.ReactNode;
}
/** Fewer hidden items than this are not worth collapsing. */
const FEW = 2;

/** A list that collapses the items beyond `most`. */
export function Collapsible<T>({ all, most, children }: Props<T>) {
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
