import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Runs .ts files as they are (erasable syntax) and is the line this project is tested with. */
const NEEDED_MAJOR = 24;

/**
 * The Node to run with: this one when it is new enough, else the one npm brought for this platform.
 * @param {string} root folder with node_modules
 * @returns {string} path of the program
 */
export function findNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const brought = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => join(root, 'node_modules', name, 'bin', 'node'))
    .find((path) => existsSync(path));
  if (brought) return brought;
  throw new Error(
    `This machine has Node ${process.versions.node} and npm brings no Node ${NEEDED_MAJOR} for ${platform}: ` +
      `install Node ${NEEDED_MAJOR} or newer.`,
  );
}
