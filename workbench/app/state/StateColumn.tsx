import { fullNameOf } from '../../words/say.ts';
import type { State } from '../../charts/facts.types.ts';
import { situationsOf } from '../../screen/by-state.ts';
import { ProvedBy } from '../proofs/ProvedBy.tsx';
import { LiveScreen } from '../screen/LiveScreen.tsx';
import { useView } from '../view.ts';

/** All that is known of one state. */
export function StateColumn({ state }: { state: State }) {
  const { language, width, text } = useView();
  return (
    <>
      <h2>{fullNameOf(state)}</h2>
      <LiveScreen
        situation={situationsOf(state)[0] ?? null}
        language={language}
        width={width}
        text={text}
        shownWidth={138}
      />
      <ProvedBy state={state} />
    </>
  );
}
