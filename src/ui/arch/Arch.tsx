import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import gatePicture from '../art/gate.svg';
import envelope from '../art/envelope.svg';
import key from '../art/key.svg';
import light from '../art/light.svg';
import { curtainPicture, type Accent, type CurtainState } from './curtains.ts';
import './arch.css';

const props = {
  envelope: { src: envelope, width: 480, height: 360 },
  key: { src: key, width: 420, height: 132 },
} as const;

export type ArchProps = {
  state: CurtainState;
  accent: Accent;
  /**
   * For a delivered page, which does not know the visitor yet: `state` is for uninvited visitors, this one for invited
   * ones.
   */
  invited?: CurtainState | null | undefined;
  /** The previous position: the halves of the curtain open from it once. */
  from?: CurtainState | null | undefined;
  /** Shows a locked iron gate in front of the curtain. */
  gate?: boolean | undefined;
  /** An object on the floor in front of the curtain. */
  prop?: keyof typeof props | undefined;
};

/** True once all pictures of a frame are decoded: an undecoded picture would jump during the animation. */
function useDecoded(wanted: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const [decoded, setDecoded] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const decode = async () => {
      const pictures = [...(frame.current?.querySelectorAll('img') ?? [])];
      await Promise.all(pictures.map((picture) => picture.decode()));
      setDecoded(wanted);
    };
    // If a picture fails to decode, there is no animation.
    decode().catch(() => {});
  }, [wanted]);
  return [frame, wanted !== null && decoded === wanted] as const;
}

type Layer = readonly [shown: CurtainState, kind: 'invited' | 'uninvited' | 'before' | null];
const layersOf = (state: CurtainState, other: CurtainState | null, before: CurtainState | null): Layer[] => [
  [state, other ? 'uninvited' : null],
  ...(other ? [[other, 'invited'] as const] : []),
  ...(before ? [[before, 'before'] as const] : []),
];

/** The arch with its curtain: shows the state of the visit as a decorative picture. Messages must say the same. */
export function Arch({ state, invited = null, accent, from = null, gate, prop }: ArchProps) {
  const before = from === state ? null : from;
  const [frame, parts] = useDecoded(before && `${accent}-${before}-${state}`);
  return (
    <div className={classNames('arch', parts && 'arch--parts')}>
      {state === 'open' && (
        <img
          className={classNames('arch__light', before !== null && 'arch__light--late')}
          src={light}
          width={900}
          height={420}
          alt=""
          loading="lazy"
        />
      )}
      <div className="arch__frame" ref={frame}>
        {/* Keyed by picture: the previous curtain keeps its element, so it does not flicker. */}
        {layersOf(state, invited === state ? null : invited, before).map(([shown, kind]) => (
          <Curtain
            key={`${accent}-${shown}`}
            className={classNames('arch__curtain', kind !== null && `arch__curtain--${kind}`)}
            src={curtainPicture(accent, shown)}
            first={kind !== 'before'}
            hidden={kind === 'invited'}
          />
        ))}
        {before && (
          <div className={`arch__opening arch__opening--from-${before} arch__opening--to-${state}`}>
            <Curtain className="arch__half arch__half--left" src={curtainPicture(accent, before)} />
            <Curtain className="arch__half arch__half--right" src={curtainPicture(accent, before)} />
          </div>
        )}
        {gate && <img className="arch__gate" src={gatePicture} width={640} height={1000} alt="" />}
      </div>
      {prop && <img className={`arch__prop arch__prop--${prop}`} {...props[prop]} alt="" />}
    </div>
  );
}

/** Loaded after the first paint and decoded asynchronously; its space is reserved. */
function Curtain({ first, ...picture }: { className: string; src: string; first?: boolean; hidden?: boolean }) {
  return (
    <img
      {...picture}
      width={640}
      height={1000}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
