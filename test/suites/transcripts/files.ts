/** The folder of the transcripts. */
import { join } from 'node:path';
import type { Locale } from '../../../locales/languages.ts';

const FOLDER = join(import.meta.dirname, '../../transcripts');
/** Environment variable by which the command requests new transcripts. */
export const WRITE = 'VESTIBULE_WRITE_TRANSCRIPTS';
export const isWriting = process.env[WRITE] !== undefined;

export const transcriptFile = (locale: Locale, path: string): string => join(FOLDER, locale, `${path}.txt`);
