import './late-doorway.css';

/**
 * A picture of an arch below the fold: its space is reserved, and it is loaded once the page's script runs or counts as
 * late.
 */
export const LateDoorway = ({ src }: { src: string }) => (
  <span className="late-doorway">
    <img src={src} width={640} height={1000} alt="" loading="lazy" />
  </span>
);
