import type { State } from '../../charts/facts.types.ts';
import { mailOf, mailsAfter } from '../../mails/mails.ts';
import { sentence } from '../../words/say.ts';
import { withinPage } from '../state/Waits.tsx';
import { hrefOf } from '../view.ts';

/** The mails that a state's calls may send, each with its source. */
export function MailsSent({ state }: { state: State }) {
  const calls = withinPage(state).flatMap((one) => one.calls);
  const mails = [...new Set(calls.flatMap(({ actor }) => mailsAfter(actor)))];
  if (mails.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        May be sent <small>{mails.length}</small>
      </summary>
      <ul className="rows">
        {mails.map((kind) => (
          <li key={kind}>
            <a className="rows__text" href={hrefOf({ section: 'mails', item: kind, question: null })}>
              {sentence(mailOf(kind).title)}
            </a>
            <small>{mailOf(kind).file}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
