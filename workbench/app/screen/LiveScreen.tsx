import type { Locale } from '../../../machines/domain/languages.ts';
import type { Situation } from '../../screen/situation.ts';

interface Props {
  /** What the visit is in; null: nothing is drawn. */
  situation: Pick<Situation, 'name' | 'value' | 'context' | 'within' | 'moment'> | null;
  language: Locale;
  /** Of the window that the product sees, in pixels. */
  width: number;
  /** Per cent of the usual text size. */
  text: number;
  /** Of the picture on the workbench, in pixels. */
  shownWidth: number;
}
/** The product itself, in one situation, in a frame. */
export const LiveScreen = ({ situation, shownWidth }: Props) => (
  <iframe title={situation?.name ?? 'no screen'} width={shownWidth} sandbox="allow-scripts allow-same-origin" />
);
