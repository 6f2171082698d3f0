import { SettingsError } from '../settings.ts';

/** What is said to be wrong with settings when they are read. */
export const problemsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};
