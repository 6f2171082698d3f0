import type { State } from '../../charts/facts.types.ts';
import { mailOf, mailsAfter } from '../../mails/mails.ts';
import { sentence } from '../../words/say.ts';
import { withinPage } from '../state/Waits.tsx';
import { hrefOf } from '../view.ts';
import { DATA } from './Decides.tsx';

/** The data that a state's page depends on, and the mails that its calls may send, each with its source. */
export function FollowsFrom({ state }: { state: State }) {
  const data = DATA.filter(({ pages }) => pages.some((page) => page === state.page));
  const calls = withinPage(state).flatMap((one) => one.calls);
  const mails = [...new Set(calls.flatMap(({ actor }) => mailsAfter(actor)))];
  const rows = [
    ...data.map(({ id, title, file }) => ({ id, title, file, section: 'data' as const })),
    ...mails.map((kind) => {
      const { title, file } = mailOf(kind);
      return { id: kind, title: `May be sent: ${title}`, file, section: 'mails' as const };
    }),
  ];
  if (rows.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        Data and mails <small>{rows.length}</small>
      </summary>
      <ul className="rows">
        {rows.map(({ id, title, file, section }) => (
          <li key={id}>
            <a className="rows__text" href={hrefOf({ section, item: id, question: null })}>
              {sentence(title)}
            </a>
            <small>{file}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
