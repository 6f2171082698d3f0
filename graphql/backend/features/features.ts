/**
 * The current features: read at startup and after each change of the file. An invalid file keeps the last valid set.
 */
import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { SECOND } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { type Settings, SettingsError } from '../settings/settings.ts';
import { FeatureFileError, type FeatureSet, readFeatureSet } from './feature-set.ts';

/** Polling interval of the file, in ms. Polls by name, so a replaced file is noticed. */
const POLL_INTERVAL = SECOND;

/** The SDK needs absolute URLs; the file has paths, so it fits every environment. */
const atOrigin = (set: FeatureSet, origin: string): FeatureSet => ({
  ...set,
  experiments: set.experiments.map((experiment) => {
    const placed = experiment.variations.map(({ urlRedirect }) =>
      urlRedirect === undefined ? {} : { urlRedirect: new URL(urlRedirect, origin).href },
    );
    return { ...experiment, variations: placed as typeof experiment.variations };
  }),
});

const payloadOf = (set: FeatureSet) => {
  const json = JSON.stringify({ status: 200, ...set });
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
};

const firstRead = (file: string): FeatureSet => {
  try {
    return readFeatureSet(file);
  } catch (error) {
    throw error instanceof FeatureFileError ? new SettingsError(error.problems) : error;
  }
};

/**
 * Reads `FEATURES_FILE`.
 * @param publicUrl origin of the pages.
 * @throws SettingsError with the problems of the file.
 */
export const createFeatures = ({ featuresFile }: Pick<Settings, 'featuresFile'>, publicUrl: string, log: Log) => {
  let current = atOrigin(firstRead(featuresFile), publicUrl);
  let payload = payloadOf(current);
  const listeners = new Set<() => void>();

  const readAgain = (): void => {
    try {
      current = atOrigin(readFeatureSet(featuresFile), publicUrl);
    } catch (error) {
      if (!(error instanceof FeatureFileError)) throw error;
      log('features.kept', { problem: error.problems.join('; ') });
      return;
    }
    payload = payloadOf(current);
    log('features.updated', { features: Object.keys(current.features).length });
    for (const changed of listeners) changed();
  };

  return {
    current: (): FeatureSet => current,
    /** The payload for browsers and its entity tag. */
    payload: () => payload,
    /** @returns removes the listener. */
    onChange: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    /** Starts polling the file. @returns stops it. */
    watch: (): (() => void) => {
      watchFile(featuresFile, { interval: POLL_INTERVAL, persistent: false }, readAgain);
      return () => unwatchFile(featuresFile, readAgain);
    },
  };
};

export type Features = ReturnType<typeof createFeatures>;
