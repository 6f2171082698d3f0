/** Runs before `npm start` and `npm test`, in plain JavaScript for any version of Node: checks the requirements. */
import { readFileSync } from 'node:fs';

const LEAST_NODE = 24;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies } = read('package.json');

/** True if the package is installed in this version; `npm:name@version` is another package under this name. */
function isInstalled([name, wanted]) {
  try {
    return read(`node_modules/${name}/package.json`).version === wanted.split('@').at(-1);
  } catch {
    return false;
  }
}
const missing = Object.entries({ ...dependencies, ...devDependencies }).filter((one) => !isInstalled(one));
const isOld = Number(process.versions.node.split('.')[0]) < LEAST_NODE;

if (missing.length > 0) {
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  process.stderr.write(`Not installed: ${missing[0][0]}${more}. Run: npm ci\n`);
} else if (isOld)
  process.stderr.write(
    `Vestibule needs Node ${LEAST_NODE} or newer; this is ${process.versions.node}. On Linux x64 npm ci brings it.\n`,
  );
process.exitCode = missing.length > 0 || isOld ? 1 : 0;
