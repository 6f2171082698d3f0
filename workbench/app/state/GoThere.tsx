import type { Locale } from '../../../machines/domain/languages.ts';
import { BASE } from '../../../src/site.ts';
import { addressOf } from '../../screen/situations.ts';

interface Props {
  /** A situation of `allFixtures`, by the names of its screen and of itself. */
  screen: string;
  situation: string;
  language: Locale;
}

/** Where the product stands in a situation: on the dev server it goes on from there; in a folder it is drawn, and stands still. */
export const hrefThere = ({ screen, situation, language }: Props): string =>
  import.meta.env.DEV
    ? `${BASE}/${language}/?${new URLSearchParams({ stand: `${screen}.${situation}` }).toString()}`
    : `screen/index.html${addressOf(screen, situation, language)}`;

/** Opens the product in that situation, in a window of its own. */
export function GoThere(props: Props) {
  return (
    <>
      <a className="pill pill--full" href={hrefThere(props)} target="_blank" rel="noopener">
        Go there
      </a>
      {!import.meta.env.DEV && <small>A picture that stands still. On the dev server (npm run dev) it goes on.</small>}
    </>
  );
}
