import './mails.css';
import type { MailKind } from '../../../../graphql/backend/mail/kinds.ts';
import { pageStateOf, wordOf } from '../../charts/facts.ts';
import { sayLimit } from '../../decides/decides.ts';
import { KINDS, mailFile, mailOf } from '../../mails/mails.ts';
import { nameOfPage, sentence } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { hrefOf, useView } from '../view.ts';

const WIDTH = 640;
const HEIGHT = 860;

/** Facts about one mail. */
function About({ kind }: { kind: MailKind }) {
  const { title, to, when, opens, file } = mailOf(kind);
  const { limits, days } = workbenchData.backEnd.mails[kind];
  return (
    <dl className="mails__about">
      <dt>Who gets it</dt>
      <dd>{sentence(to)}</dd>
      <dt>When</dt>
      <dd>
        <ul>
          {when.map((one) => (
            <li key={one}>{sentence(one)}</li>
          ))}
        </ul>
      </dd>
      <dt>Limits</dt>
      <dd>
        One address gets at most {limits.map(sayLimit).join(' and ')}, of all mails together. Each way to request a
        mail: {workbenchData.backEnd.asking.map(sayLimit).join(' and ')}. Mails by operators are not limited.
      </dd>
      <dt>Target of its button</dt>
      <dd>
        {opens === null ? (
          'The login of the shop'
        ) : (
          <a href={hrefOf({ section: 'plan', item: null, state: wordOf(pageStateOf(opens)), situation: null })}>
            {nameOfPage(opens)}
          </a>
        )}
        ; if it can’t be sent at once, it is retried for {days} days
      </dd>
      <dt>Written in</dt>
      <dd>
        <code>{file}</code>, words of <code>mail.{kind}</code>
        <span className="unseen">: {title}</span>
      </dd>
    </dl>
  );
}

/** Every mail that the shop sends: the list, and one of them as rendered, in the language shown. */
export function Mails() {
  const { item, language } = useView();
  const kind = KINDS.find((one) => one === item) ?? null;
  const shown = kind ?? KINDS[0] ?? 'activation';
  return (
    <div className="mails">
      <h2>
        Mails <em>· {KINDS.length} kinds are sent</em>
      </h2>
      <nav aria-label="Mails">
        <ul>
          {KINDS.map((one) => (
            <li key={one}>
              <a
                href={hrefOf({ section: 'mails', item: one, question: null })}
                aria-current={one === shown ? 'page' : undefined}
              >
                {sentence(mailOf(one).title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={mailOf(shown).title}>
        <h3>{sentence(mailOf(shown).title)}</h3>
        <About kind={shown} />
        <iframe
          key={`${shown} ${language}`}
          src={mailFile(shown, language)}
          title={`${sentence(mailOf(shown).title)}, as it is sent`}
          width={WIDTH}
          height={HEIGHT}
          sandbox="allow-same-origin"
        />
      </section>
    </div>
  );
}
