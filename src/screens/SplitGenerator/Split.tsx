/** One experiment: its variations and their preview links. */
import { useNewTab } from '../parts/new-tab/useNewTab.tsx';
import { useId } from 'react';
import { useLanguage } from '../../engine/language/language.tsx';
import type { Experiment } from '../../../machines/context/generators.types.ts';
import { invitedTo } from '../../../machines/domain/preview.ts';
import { useMessageText, Message } from '../../engine/language/message.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { GeneratedLink } from '../parts/GeneratedLink.tsx';

interface SplitProps {
  experiment: Experiment;
  /** The URL that invites the guest; null if no code was given. */
  invitation: string | null;
}

export function Split({ experiment: { key, coverage, onForm, variations }, invitation }: SplitProps) {
  const { locale } = useLanguage();
  const inPercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const heading = useId();
  return (
    <section className="split-generator flow">
      <h2 id={heading}>
        <Message id="splitGenerator.shares" />
      </h2>
      <Note>
        {coverage > 0 ? (
          <Message id="splitGenerator.coverage" values={{ coverage }} />
        ) : (
          <Message id="splitGenerator.nobody" />
        )}
      </Note>
      <table className="split-generator__shares" aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">
              <Message id="splitGenerator.variation" />
            </th>
            <th scope="col">
              <Message id="splitGenerator.share" />
            </th>
          </tr>
        </thead>
        <tbody>
          {variations.map((variation) => (
            <tr key={variation.preview}>
              <th scope="row">{variation.name}</th>
              <td>{inPercent.format(variation.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Message as="h2" id="splitGenerator.previews" />
      {onForm && invitation === null ? (
        <Message as={Note} id="splitGenerator.codeNeeded" />
      ) : (
        variations.map(({ name, preview }) => (
          <Preview key={`${key} ${preview}`} name={name} address={onForm ? invitedTo(preview, invitation) : preview} />
        ))
      )}
    </section>
  );
}

function Preview({ name, address }: { name: string; address: string }) {
  const text = useMessageText();
  const { newTab, newTabWords } = useNewTab();
  return (
    <fieldset className="split-generator__preview flow" aria-label={name}>
      <GeneratedLink
        address={address}
        label={text('splitGenerator.preview', { name })}
        before={
          <ButtonLink quiet href={address} {...newTab}>
            <Message id="splitGenerator.open" />
          </ButtonLink>
        }
      />
      {newTabWords}
    </fieldset>
  );
}
