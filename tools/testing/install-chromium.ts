import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';

const INSTALL_TIMEOUT_MS = 10 * 60_000;
const APT = ['-o', 'DPkg::Lock::Timeout=120']; // another apt may be at work

/** Package managers that have a Chromium, with what to run; the last one is the installation. */
const MANAGERS = [
  {
    program: 'apt-get',
    runs: [
      [...APT, 'update'],
      [...APT, 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
  { program: 'dnf', runs: [['install', '-y', 'chromium']] },
  { program: 'zypper', runs: [['--non-interactive', 'install', 'chromium']] },
  { program: 'pacman', runs: [['-Sy', '--noconfirm', '--needed', 'chromium']] },
];

/**
 * Installs Chromium with the system's package manager, as root only.
 * @returns why it did not work, as the rest of a sentence; empty when it did or was not tried.
 */
export async function installChromium(signal: AbortSignal): Promise<string> {
  if (process.getuid?.() !== 0) return '';
  const manager = MANAGERS.find(({ program }) => isOnPath(program));
  if (!manager) return '';
  console.log(`  installing Chromium with ${manager.program} (about 100 MB)`);
  let last: { code: number | string; output: string } = { code: 0, output: '' };
  for (const args of manager.runs) {
    last = await runProgram({
      command: manager.program,
      args,
      cwd: ROOT,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: INSTALL_TIMEOUT_MS,
      signal,
    });
  }
  if (last.code === 0) return '';
  const lines = last.output.trim().split('\n');
  const telling = lines.find((line) => /^E:|error/i.test(line)) ?? lines.at(-1) ?? '';
  return `${manager.program} could not install it (${last.code}: ${telling.trim()})`;
}

function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
