import './late-doorway.css';

/** The picture of a doorway below the fold: its room is kept, and it is fetched once the page's script is there, or said to be late. */
export const LateDoorway = ({ src }: { src: string }) => (
  <span className="late-doorway">
    <img src={src} width={640} height={1000} alt="" loading="lazy" />
  </span>
);
