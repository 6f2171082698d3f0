import { useState } from 'react';
import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { situationsOf, type Shown } from '../../situations/by-state.ts';
import type { Sent } from '../../../photograph/screens/messages.ts';
import { movedTo } from '../../situations/moved.ts';
import { useSituationOf } from '../timeline/useTimeline.ts';
import { show, useView } from '../view.ts';

/** Where the visit in the frame went by itself, and the state that it was followed to. */
interface Followed {
  word: string;
  situation: Sent;
}
export interface ShownSituation {
  /**
   * What the frame draws: a step of a visit, where what was pressed led, or the situation that is chosen; null:
   * nothing.
   */
  shown: Sent | null;
  /** All that the state has, to choose from. */
  situations: readonly Shown[];
  /** The one that the address names, or the first; null: the state has no screen. */
  chosen: Shown | null;
  /** A step, or where what was pressed led, in place of the chosen one; null: the chosen one is shown. */
  there: Sent | null;
  follows: boolean;
  setFollows: (follows: boolean) => void;
  /** Something was pressed in the frame: the state that is looked at goes along, where that is wanted. */
  follow: (to: Sent) => void;
}

/** The situation of a state that is looked at. */
export function useShown(state: State): ShownSituation {
  const { situation: asked } = useView();
  const [follows, setFollows] = useState(true);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const situations = situationsOf(state);
  const chosen = situations.find(({ id }) => id === asked) ?? situations[0] ?? null;
  const timed = useSituationOf(state);
  const moved = followed?.word === wordOf(state) ? followed.situation : null;
  const there = asked === null ? (timed ?? moved) : null;
  const shown = there ?? chosen;
  function follow(to: Sent) {
    const word = follows && shown ? movedTo(shown.value, to.value) : null;
    if (word === null) return;
    setFollowed({ word, situation: to });
    show({ state: word, situation: null });
  }
  return { shown, situations, chosen, there, follows, setFollows, follow };
}
