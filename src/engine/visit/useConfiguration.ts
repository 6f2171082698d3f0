import { useSyncExternalStore } from 'react';
import {
  builtInConfiguration,
  configuration,
  isConfigurationSettled,
  onConfiguration,
} from '../../services/configuration/configuration.ts';

/** The configuration for links on a screen; the built-in one until the page is live. */
export const useConfiguration = () => useSyncExternalStore(onConfiguration, configuration, builtInConfiguration);

/** True once the configuration is final; for values without a built-in default. */
export const useConfigurationSettled = () => useSyncExternalStore(onConfiguration, isConfigurationSettled, () => false);
