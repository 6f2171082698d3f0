/**
 * Started by the dev server: takes the missing pictures. Writes a line for each to its parent process, and messages for
 * people to the terminal.
 */
import { DEFAULT_LOCALE } from '../../../locales/languages.ts';
import { print, secondsSince } from '../../process/command.ts';
import { findChromium } from '../../process/engines.ts';
import { areCurrent } from './picture-cache.ts';
import { takePictures } from './take-pictures.ts';

const log = (line: string) => process.stderr.write(`workbench: ${line}\n`);

if (!areCurrent(DEFAULT_LOCALE)) {
  if (findChromium() === undefined)
    log('no Chromium was found, so the plan has no pictures (npm run tool -- flows finds or installs one)');
  else {
    log('pictures of the screens are taken in the background …');
    const began = performance.now();
    // Only one page at a time, to leave the machine to the developer.
    const taken = await takePictures({
      language: DEFAULT_LOCALE,
      atOnce: 1,
      onTaken: (done, all, problem) => {
        print(`${done}/${all}`);
        if (problem !== null) log(problem);
      },
    });
    log(`${taken} pictures taken, ${secondsSince(began)}`);
  }
}
