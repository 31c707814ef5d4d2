import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** What git has or would take, from the root; without what is deleted but not yet committed. */
export function listTrackedFiles(root = ROOT): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(listed.split('\n'))].filter((file) => file && existsSync(join(root, file)));
}
