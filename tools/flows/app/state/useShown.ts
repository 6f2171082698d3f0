import { useState } from 'react';
import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { situationsOf, type Shown, movedTo } from '../../situations/by-state.ts';
import type { Sent } from '../../../photograph/screens/frame-messages.ts';
import { useSituationOf } from '../timeline/useTimeline.ts';
import { show, useView } from '../view.ts';

/** Where the visit in the frame moved, and the state that was selected for it. */
interface Followed {
  word: string;
  situation: Sent;
}
export interface ShownSituation {
  /**
   * The situation that the frame draws: a step of a visit, the result of a press, or the chosen situation; null if
   * there is no situation.
   */
  shown: Sent | null;
  /** All situations of the state. */
  situations: readonly Shown[];
  /** The situation in the address, or the first; null if the state has no screen. */
  chosen: Shown | null;
  /** A step, or the result of a press, that replaces the chosen situation; null if the chosen one is shown. */
  replaced: Sent | null;
  follows: boolean;
  setFollows: (follows: boolean) => void;
  /** Called after a press in the frame; selects the new state if following is enabled. */
  follow: (to: Sent) => void;
}

/** The situation of the selected state. */
export function useShown(state: State): ShownSituation {
  const { situation: asked } = useView();
  const [follows, setFollows] = useState(true);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const situations = situationsOf(state);
  const chosen = situations.find(({ id }) => id === asked) ?? situations[0] ?? null;
  const timed = useSituationOf(state);
  const moved = followed?.word === wordOf(state) ? followed.situation : null;
  const replaced = asked === null ? (timed ?? moved) : null;
  const shown = replaced ?? chosen;
  function follow(to: Sent) {
    const word = follows && shown ? movedTo(shown.value, to.value) : null;
    if (word === null) return;
    setFollowed({ word, situation: to });
    show({ state: word, situation: null });
  }
  return { shown, situations, chosen, replaced: replaced, follows, setFollows, follow };
}
