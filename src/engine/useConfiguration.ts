import { useSyncExternalStore } from 'react';
import {
  builtInConfiguration,
  configuration,
  isConfigurationSettled,
  onConfiguration,
} from '../services/configuration/configuration.ts';

/** The configuration for links on a screen; the built-in one until the page is live. */
export const useConfiguration = () => useSyncExternalStore(onConfiguration, configuration, builtInConfiguration);

/** Whether it has come, or will not come: for what nothing is built in for. */
export const useConfigurationSettled = () => useSyncExternalStore(onConfiguration, isConfigurationSettled, () => false);
