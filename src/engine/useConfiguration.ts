import { useSyncExternalStore } from 'react';
import { builtInConfiguration, configuration, onConfiguration } from '../services/configuration/configuration.ts';

/** The configuration for links on a screen; the built-in one until the page is live. */
export const useConfiguration = () => useSyncExternalStore(onConfiguration, configuration, builtInConfiguration);
