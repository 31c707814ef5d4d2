import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { reportFailure, SetupError } from '../setup-error.ts';
import { choosePort } from './ports.ts';
import { startInstallation, type Installation } from './installation.ts';

const PARENT_CHECK_MS = 1_000;
const POSTERS_TIMEOUT_MS = 60 * 60_000;

/** `npm start`: the whole house in one terminal, until Ctrl-C. */
async function main(): Promise<number> {
  const givenUp = new AbortController();
  const stopAsked = waitForStop().then(() => givenUp.abort());
  const installation = await startInstallation({
    folder: process.env['CROUPIER_VAR'] ?? join(ROOT, 'var'),
    ports: {
      site: port('PORT', 3000),
      sandbox: port('SANDBOX_PORT', 3001),
      metrics: port('METRICS_PORT', 9464),
      office: port('OFFICE_PORT', 3100),
      provider: process.env['PROVIDER_PORT'] ? port('PROVIDER_PORT', 0) : await choosePort(3002),
    },
    throwaway: process.argv.includes('--throwaway'),
    env: reviewerOfDemo(),
    print: console.log,
    signal: givenUp.signal,
  });
  if (!givenUp.signal.aborted) announce(installation);
  void makePosters(givenUp.signal);
  const failure = await Promise.race([stopAsked, installation.failed]);
  if (failure) console.error(`\n${failure}`);
  givenUp.abort();
  console.log('\nstopping: server, game studio, payment sandbox, database');
  await installation.stop();
  return failure ? 1 : 0;
}

/** Nobody of the house waits in a demo for what its players show; an empty setting leaves it all to the office. */
function reviewerOfDemo(): NodeJS.ProcessEnv {
  const isDemo = (process.env['CROUPIER_ENV'] ?? 'development') === 'development';
  return isDemo ? { DOCUMENT_REVIEWER: process.env['DOCUMENT_REVIEWER'] ?? 'sandbox' } : {};
}

/** In the background, at low priority; one that is asked for before is made then. */
function makePosters(signal: AbortSignal): Promise<unknown> {
  return runProgram({
    command: process.execPath,
    args: [join(ROOT, 'apps/server/src/posters-main.ts')],
    cwd: ROOT,
    timeoutMs: POSTERS_TIMEOUT_MS,
    signal,
  });
}

function port(variable: string, otherwise: number): number {
  const text = process.env[variable] || String(otherwise);
  const value = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= 65_535) return value;
  throw new SetupError(`${variable} must be a whole number from 1 to 65535, not "${text}".`);
}

/** Ctrl-C, SIGTERM, a closed terminal, or the death of the process that started us. */
function waitForStop(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    setInterval(() => process.ppid !== parent && resolve(), PARENT_CHECK_MS).unref();
  });
}

function announce({ url, sandboxUrl, officeUrl, accounts }: Installation): void {
  const { players, operators } = accounts;
  console.log(`\nCroupier is open on ${url} (payment sandbox: ${sandboxUrl}). Ctrl-C stops it.`);
  if (players.length > 0) {
    console.log('Demo accounts:');
    for (const { username, password, note } of players)
      console.log(
        `  ${username.padEnd(widthOf(players.map((each) => each.username)))}  password ${password}  ${note}`,
      );
  }
  console.log(
    `The office is open on ${officeUrl}; what the house writes to anybody is read on ${officeUrl}/outbox.`,
  );
  if (operators.length === 0) return;
  console.log('Demo operators (npm run operators -- code --email … prints the code of the moment):');
  for (const { email, password } of operators)
    console.log(`  ${email.padEnd(widthOf(operators.map((each) => each.email)))}  password ${password}`);
}

const widthOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

process.exitCode = await main().catch(reportFailure);
