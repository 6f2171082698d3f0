import { useState } from 'react';
import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { situationsOf, withoutScreen, type WithoutScreen } from '../../screen/by-state.ts';
import type { Sent } from '../../screen/messages.ts';
import { movedTo } from '../../screen/moved.ts';
import { LiveScreen } from '../screen/LiveScreen.tsx';
import { Choice } from '../shell/Choice.tsx';
import { useSituationOf } from '../timeline/useTimeline.ts';
import { show, useView } from '../view.ts';
import { GoThere } from './GoThere.tsx';

const WITHOUT: Readonly<Record<WithoutScreen, string>> = {
  beforeThePage: 'Nothing is drawn yet: the address is being read.',
  passedThrough: 'Nobody sees it: it is decided at once where it leads.',
  pageIsLeft: 'The page is left: the next one is what the visitor sees.',
  besideThePages: 'It runs beside the pages and has no screen of its own.',
};
/** Of the small picture, in pixels; a wide window is shown wider. */
const SMALL = 138;
const WIDE = 334;
const NARROW_WINDOW = 600;

/** Where the visit in the frame went by itself, and the state that it was followed to. */
interface Followed {
  word: string;
  situation: Sent;
}

/** The screen of a state, live: what is pressed on it moves the visit, and, if that is wanted, the state that is looked at. */
export function Screen({ state, children }: { state: State; children: React.ReactNode }) {
  const { language, width, text, situation: asked } = useView();
  const [follows, setFollows] = useState(true);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const situations = situationsOf(state);
  const chosen = situations.find(({ id }) => id === asked) ?? situations[0] ?? null;
  const timed = useSituationOf(state);
  const moved = followed?.word === wordOf(state) ? followed.situation : null;
  const there = asked === null ? (timed ?? moved) : null;
  const shown = there ?? chosen;
  const why = shown === null ? withoutScreen(state) : null;

  function follow(to: Sent) {
    const word = follows && shown ? movedTo(shown.value, to.value) : null;
    if (word === null) return;
    setFollowed({ word, situation: to });
    show({ state: word, situation: null });
  }
  const isWide = width > NARROW_WINDOW;
  return (
    <>
      <div className="state__screen" data-wide={isWide ? '' : undefined}>
        <LiveScreen
          situation={shown}
          language={language}
          width={width}
          text={text}
          shownWidth={isWide ? WIDE : SMALL}
          onMoved={follow}
        />
        {why && <p className="state__without">{WITHOUT[why]}</p>}
        <div className="state__said">
          {children}
          {chosen && <GoThere id={chosen.id} language={language} />}
        </div>
      </div>
      {situations.length > 0 && (
        <div className="state__situations">
          {situations.length > 1 || there ? (
            <Choice
              label={`Situation, ${situations.length} to choose from`}
              value={there ? '' : (chosen?.id ?? '')}
              options={[
                ...(there ? [{ value: '', name: there.name }] : []),
                ...situations.map(({ id, name }) => ({ value: id, name })),
              ]}
              onChoose={(id) => show({ situation: id })}
            />
          ) : (
            <span>{chosen?.name}</span>
          )}
          <label>
            <input type="checkbox" checked={follows} onChange={() => setFollows(!follows)} /> Follow what is pressed
          </label>
        </div>
      )}
    </>
  );
}
