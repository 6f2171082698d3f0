import './can-do.css';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import { pageStateOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import type { Sent } from '../../../photograph/screens/frame-messages.ts';
import { controlsIn, targetText, type Control } from '../../state/controls.ts';
import { sayEvent, sentence } from '../../words/say.ts';
import { plainText } from '../../words/plain-text.ts';
import { useTexts, type Texts } from '../use-texts.ts';
import { useView } from '../view.ts';
import { Rows, StateLink, Targets } from './TransitionRows.tsx';

const wordsOf = ({ message, tag, values }: Control, texts: Texts) => plainText(texts[message] ?? message, tag, values);

/** Where a control leads: a page, another system, or what the chart decides. */
function TargetLink({ from, control }: { from: State; control: Control }) {
  const { target } = control;
  if (target.to === 'page') return <StateLink state={pageStateOf(target.page)}>{targetText(control)}</StateLink>;
  if (target.to === 'outside') return <>{targetText(control)} ↗</>;
  if (target.to !== 'chart') return targetText(control);
  const [row, ...more] = target.rows;
  return row && more.length === 0 ? <Targets from={from} row={row} /> : null;
}

function ControlItem({ from, control, texts }: { from: State; control: Control; texts: Texts }) {
  const { target, offer } = control;
  const rows = target.to === 'chart' ? target.rows : [];
  const [only] = rows;
  return (
    <li>
      <span className="rows__text">
        <b>{wordsOf(control, texts)}</b>
        {target.to === 'chart' && (
          <small>
            {sentence(sayEvent(target.event))}
            {rows.length === 1 && only?.text ? `, if ${only.text}` : ''}
          </small>
        )}
      </span>
      <span className="rows__to">
        <TargetLink from={from} control={control} />
        <span className="unseen"> ({offer.role})</span>
      </span>
      {rows.length > 1 && <Rows from={from} rows={rows} />}
    </li>
  );
}

interface Props {
  page: PageId;
  state: State;
  /** The selected situation. */
  situation: Sent;
}
/** What a visitor can do in a situation: each control with its label, its event and its target. */
export function CanDo({ page, state, situation }: Props) {
  const { language } = useView();
  const texts = useTexts(language);
  if (!texts) return null;
  const { own, around } = controlsIn(page, situation);
  const isField = ({ target }: Control) => target.to === 'field';
  const pressed = own.filter((control) => !isField(control));
  const fields = own.filter(isField).map((control) => wordsOf(control, texts));
  return (
    <section className="can-do" aria-label="What a visitor can do here">
      <h3>What a visitor can do here</h3>
      {pressed.length > 0 ? (
        <ul className="rows">
          {pressed.map((control) => (
            <ControlItem key={control.name} from={state} control={control} texts={texts} />
          ))}
        </ul>
      ) : (
        <p className="faint">Nothing on the page itself, in this situation.</p>
      )}
      {fields.length > 0 && <p className="faint">To fill in: {[...new Set(fields)].join(', ')}.</p>}
      {around.length > 0 && (
        <p className="faint">
          Header and footer: {around.map((control) => `${wordsOf(control, texts)} (${targetText(control)})`).join(', ')}
          .
        </p>
      )}
    </section>
  );
}
