/** One experiment: who sees what, and the links that show it. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Experiment } from '../../../machines/admin/generators.types.ts';
import { useMessageText, Message } from '../../engine/message.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { GeneratedLink } from '../parts/GeneratedLink.tsx';

export function Split({ experiment: { key, coverage, variations } }: { experiment: Experiment }) {
  const text = useMessageText();
  const { formatNumber } = useIntl();
  const heading = useId();
  return (
    <section className="split-generator flow" aria-labelledby={heading}>
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
              <td>{formatNumber(variation.share, { style: 'percent', maximumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>
        <Message id="splitGenerator.previews" />
      </h2>
      {variations.map((variation) => (
        <fieldset
          key={`${key} ${variation.preview}`}
          className="split-generator__preview flow"
          aria-label={variation.name}
        >
          <GeneratedLink
            address={variation.preview}
            label={text('splitGenerator.preview', { name: variation.name })}
            before={
              <ButtonLink quiet href={variation.preview} target="_blank" rel="noopener">
                <Message id="splitGenerator.open" />
              </ButtonLink>
            }
          />
        </fieldset>
      ))}
    </section>
  );
}
