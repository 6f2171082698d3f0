import type { Locale } from '../../../../locales/languages.ts';
import { BASE } from '../../../../machines/domain/site.ts';
import { SCREENS } from '../screen/address.ts';
import { addressOf } from '../../../photograph/screens/situations.ts';

interface Props {
  /** The id of a situation: `RegistrationForm.slow`. */
  id: string;
  language: Locale;
}

/**
 * The product in a situation: on the dev server it continues from there; in the folder it is drawn without a running
 * visit.
 */
export function productHref({ id, language }: Props): string {
  const [screen = '', situation = ''] = id.split('.');
  return import.meta.env.DEV
    ? `${BASE}/${language}/?${new URLSearchParams({ stand: id }).toString()}`
    : `${SCREENS}${addressOf(screen, situation, language)}`;
}

/** Opens the product in that situation, in a new window. */
export const OpenProduct = (props: Props) => (
  <>
    <p>
      <a className="pill pill--full" href={productHref(props)} target="_blank" rel="noopener">
        Open in the product
      </a>
    </p>
    {!import.meta.env.DEV && <p className="faint">The visit does not continue there: a folder has no back end.</p>}
  </>
);
