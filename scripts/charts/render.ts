/** A drawing from its source, as SVG. */
import { render } from 'state-machine-cat';

/**
 * Fonts as wide as the one that boxes are measured by, wherever there is one. The renderer's comments name its version and site; a
 * drawing speaks of the chart alone.
 */
const finished = (svg: string) =>
  svg
    .replaceAll(/<!--[\s\S]*?-->\s*/g, '')
    .replaceAll('Helvetica,sans-Serif', 'Helvetica,Arial,Liberation Sans,DejaVu Sans Condensed,sans-serif')
    .trim();

/** @param source in the language of state-machine-cat. */
export const renderDrawing = async (source: string): Promise<string> =>
  finished(await render(source, { outputType: 'svg', direction: 'left-right' }));
