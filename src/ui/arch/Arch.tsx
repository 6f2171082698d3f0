import { classNames } from '../class-names.ts';
import gatePicture from '../art/gate.svg';
import envelope from '../art/envelope.svg';
import key from '../art/key.svg';
import { curtains, type Accent, type CurtainState } from './curtains.ts';
import './arch.css';

const props = {
  envelope: { src: envelope, width: 480, height: 360 },
  key: { src: key, width: 420, height: 132 },
} as const;

export type ArchProps = {
  state: CurtainState;
  accent: Accent;
  /** The curtain as it hung before: lies on top and fades, once. */
  from?: CurtainState | undefined;
  /** A gate of iron before the curtain: locked. */
  gate?: boolean | undefined;
  /** What stands on the floor before it. */
  prop?: keyof typeof props | undefined;
};

/** The doorway and its curtain: tells the state of the visit, in a picture only. Messages must say the same. */
export function Arch({ state, accent, from, gate, prop }: ArchProps) {
  const before = from === state ? undefined : from;
  return (
    <div className="arch">
      <div className="arch__frame">
        {/* Keyed by picture: the curtain that leaves is the very element that was there, so nothing flickers. */}
        {[state, before].map(
          (shown, layer) =>
            shown && (
              <img
                key={`${accent}-${shown}`}
                className={classNames('arch__curtain', layer === 1 && 'arch__curtain--leaving')}
                src={curtains[accent][shown]}
                width={640}
                height={1000}
                alt=""
                // Fetched behind the first paint, and drawn beside the main thread: its room is kept.
                loading="lazy"
                decoding="async"
                fetchPriority={layer === 1 ? undefined : 'high'}
              />
            ),
        )}
        {gate && <img className="arch__gate" src={gatePicture} width={640} height={1000} alt="" />}
      </div>
      {prop && <img className={`arch__prop arch__prop--${prop}`} {...props[prop]} alt="" />}
    </div>
  );
}
