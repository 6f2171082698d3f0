/** What the dev server starts beside itself: takes the pictures that are lacking, a line for each. */
import { DEFAULT_LOCALE } from '../../machines/domain/languages.ts';
import { print } from '../../scripts/harness.ts';
import { takePictures } from './take.ts';

// Whoever works has the machine to themselves but for one page.
await takePictures({
  language: DEFAULT_LOCALE,
  atOnce: 1,
  onTaken: (done, all, problem) => print(problem === null ? `${done}/${all}` : `✗ ${problem}`),
});
