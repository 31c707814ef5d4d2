import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CHECKS } from './checks/index.ts';
import type { ConformanceConfig } from './config.ts';
import { runConformance, type CheckResult, type ConformanceReport } from './run-conformance.ts';

const USAGE = `croupier-wallet-conformance --url <wallet> --provider <code> --key <key> --game <game> (--token <token> | --control <url>)

  --url       what the calls' names are put behind, such as https://casino.example/api/provider-wallet/v1
  --provider  the provider's code at this operator      --key      its signing key
  --game      a game of it that is switched on          --stake    minor units of a bet, 100 when not given
  --token     launch token of a player made for tests with fifty stakes or more
  --control   the operator's control hook: makes players and lets every check run
  --config    all of these in a JSON file               --only     names of checks, with commas
  --list      the checks and what they say              --json     the report as one line

Exit: 0 every check passed, 1 one failed, 2 none failed and some were skipped for want of --control.`;

const OPTIONS = {
  url: { type: 'string' },
  provider: { type: 'string' },
  key: { type: 'string' },
  game: { type: 'string' },
  stake: { type: 'string' },
  token: { type: 'string' },
  control: { type: 'string' },
  config: { type: 'string' },
  only: { type: 'string' },
  list: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.list) {
    for (const { name, says } of CHECKS) console.log(`${name.padEnd(28)} ${says}`);
    return 0;
  }
  const config = readConfig(values);
  if (values.help || !config) {
    console.error(USAGE);
    return values.help ? 0 : 64;
  }
  const only = values.only?.split(',');
  const options = { ...(only && { only }), ...(!values.json && { onResult: print }) };
  const report = await runConformance(config, options);
  if (values.json) console.log(JSON.stringify(report));
  else summarise(report);
  if (!report.ok) return 1;
  return report.checks.some(({ result }) => result === 'skipped') ? 2 : 0;
}

function readConfig(values: Partial<Record<string, string | boolean>>): ConformanceConfig | undefined {
  const file = values['config'];
  const kept = typeof file === 'string' ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const { stake, ...given } = values;
  const all = { stakeMinor: '100', ...kept, ...given };
  const config = { ...all, ...(stake !== undefined && { stakeMinor: stake }) } as ConformanceConfig;
  const isWhole = [
    config.url,
    config.provider,
    config.key,
    config.game,
    config.token ?? config.control,
  ].every((value) => typeof value === 'string' && value !== '');
  return isWhole ? { ...config, url: config.url.replace(/\/$/, '') } : undefined;
}

const SIGNS = { pass: 'pass', fail: 'FAIL', skipped: 'skip' } as const;

function print({ name, says, result, because }: CheckResult): void {
  console.log(`${SIGNS[result]}  ${name.padEnd(28)} ${says}${because ? `\n      ${because}` : ''}`);
}

function summarise({ checks }: ConformanceReport): void {
  const count = (result: CheckResult['result']) => checks.filter((check) => check.result === result).length;
  console.log(`\n${count('pass')} passed, ${count('fail')} failed, ${count('skipped')} skipped`);
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
