/** 1 shows all letters at their own size. Smaller would be illegible. */
export const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

/** The next zoom step, nearer or farther. */
const zoomed = (zoom: number, nearer: boolean): number =>
  (nearer ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom)) ?? zoom;

interface Props {
  zoom: number;
  onZoom: (zoom: number) => void;
  /** A legend for the picture. */
  children?: React.ReactNode;
}

export const Zoom = ({ zoom, onZoom, children }: Props) => (
  <div className="plan__zoom">
    {children}
    <button
      type="button"
      className="pill"
      aria-label="Zoom out"
      disabled={zoom === zoomed(zoom, false)}
      onClick={() => onZoom(zoomed(zoom, false))}
    >
      −
    </button>
    <button
      type="button"
      className="pill"
      aria-label="Zoom in"
      disabled={zoom === zoomed(zoom, true)}
      onClick={() => onZoom(zoomed(zoom, true))}
    >
      +
    </button>
  </div>
);
