import './can-do.css';
import type { PageId } from '../../../../machines/page.types.ts';
import { pageStateOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import type { Sent } from '../../../photograph/screens/messages.ts';
import { controlsElsewhere, controlsIn, sayLeads, type Control, type Elsewhere } from '../../state/offers.ts';
import { sayEvent, sentence } from '../../words/say.ts';
import { plainText } from '../../words/texts.ts';
import { useTexts, type Texts } from '../texts.ts';
import { hrefOf, useView } from '../view.ts';
import { Rows, StateLink, Targets } from './Ways.tsx';

const wordsOf = ({ message, tag, values }: Control, texts: Texts) => plainText(texts[message] ?? message, tag, values);

/** Where a control leads: a page, another system, or what the chart decides. */
function LeadsTo({ from, control }: { from: State; control: Control }) {
  const { leads } = control;
  if (leads.to === 'page') return <StateLink state={pageStateOf(leads.page)}>{sayLeads(control)}</StateLink>;
  if (leads.to === 'outside') return <>{sayLeads(control)} ↗</>;
  if (leads.to !== 'chart') return sayLeads(control);
  const [row, ...more] = leads.rows;
  return row && more.length === 0 ? <Targets from={from} row={row} /> : null;
}

function ControlItem({ from, control, texts }: { from: State; control: Control; texts: Texts }) {
  const { leads, offer } = control;
  const rows = leads.to === 'chart' ? leads.rows : [];
  const [only] = rows;
  return (
    <li>
      <span className="ways__text">
        <b>{wordsOf(control, texts)}</b>
        {leads.to === 'chart' && (
          <small>
            {sentence(sayEvent(leads.event))}
            {rows.length === 1 && only?.text ? `, if ${only.text}` : ''}
          </small>
        )}
      </span>
      <span className="ways__to">
        <LeadsTo from={from} control={control} />
        <span className="unseen"> ({offer.role})</span>
      </span>
      {rows.length > 1 && <Rows from={from} rows={rows} />}
    </li>
  );
}

/** Number of items named; the rest is only counted. */
const NAMED = 3;
const ElsewhereItem = ({ from, found, texts }: { from: State; found: Elsewhere; texts: Texts }) => (
  <li>
    <span className="ways__text">
      <b>{wordsOf(found.control, texts)}</b>
      <small>
        {found.situations.slice(0, NAMED).map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 && '; '}
            <a href={hrefOf({ situation: id })}>{name}</a>
          </span>
        ))}
        {found.situations.length > NAMED && `; and ${found.situations.length - NAMED} more`}
      </small>
    </span>
    <span className="ways__to">
      {found.control.leads.to === 'chart' ? sayLeads(found.control) : <LeadsTo from={from} control={found.control} />}
    </span>
  </li>
);

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
  const isField = ({ leads }: Control) => leads.to === 'field';
  const elsewhere = controlsElsewhere(page, state, own);
  const pressed = own.filter((control) => !isField(control));
  const fields = own.filter(isField).map((control) => wordsOf(control, texts));
  return (
    <section className="can-do" aria-label="What they can do here">
      <h3>What they can do here</h3>
      {pressed.length > 0 ? (
        <ul className="ways">
          {pressed.map((control) => (
            <ControlItem key={control.name} from={state} control={control} texts={texts} />
          ))}
        </ul>
      ) : (
        <p className="faint">Nothing on the page itself, in this situation.</p>
      )}
      {fields.length > 0 && <p className="faint">To fill in: {[...new Set(fields)].join(', ')}.</p>}
      {elsewhere.length > 0 && (
        <details className="fold">
          <summary>
            In other situations <small>{elsewhere.length}</small>
          </summary>
          <ul className="ways">
            {elsewhere.map((found) => (
              <ElsewhereItem key={found.control.name} from={state} found={found} texts={texts} />
            ))}
          </ul>
        </details>
      )}
      {around.length > 0 && (
        <p className="faint">
          Around the page: {around.map((control) => `${wordsOf(control, texts)} (${sayLeads(control)})`).join(', ')}.
        </p>
      )}
    </section>
  );
}
