/** The programs of a desktop with a screen reader, with their Debian packages. */
import { ENGINE_ROWS } from '../../../tools/process/engines.ts';
import { firstOf, inPath, type Program } from '../../../tools/process/programs.ts';

const program = (label: string, names: readonly string[], packages: readonly string[]): Program => ({
  label,
  find: () => firstOf(names.flatMap((name) => (name.startsWith('/') ? [name] : inPath(name)))),
  packages,
  variables: 'PATH',
});

export const DESKTOP = {
  display: program('Xvfb', ['Xvfb'], ['xvfb']),
  bus: program('D-Bus', ['dbus-daemon'], ['dbus-x11']),
  accessibility: program('AT-SPI', ['/usr/libexec/at-spi-bus-launcher'], ['at-spi2-core']),
  windows: program('Openbox', ['openbox'], ['openbox']),
  keys: program('xdotool', ['xdotool'], ['xdotool']),
  // Line-by-line reading depends on where the fallback font breaks lines.
  faces: program(
    'Liberation fonts',
    ['/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'],
    ['fonts-liberation'],
  ),
  browser: ENGINE_ROWS.firefox,
  reader: program('Orca', ['orca'], ['orca', 'python3-pyatspi', 'python3-speechd', 'gsettings-desktop-schemas']),
} satisfies Readonly<Record<string, Program>>;

/** @throws if it is missing, although the command has requested it. */
export function pathOf({ label, find }: Program): string {
  const found = find();
  if (found === undefined) throw new Error(`There is no ${label}.`);
  return found;
}
