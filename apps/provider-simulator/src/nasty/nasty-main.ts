import { parseArgs } from 'node:util';
import { runNasty, type NastyReport } from './run-nasty.ts';

const OPTIONS = {
  url: { type: 'string', default: 'http://localhost:3000/api/provider-wallet/v1' },
  control: { type: 'string', default: 'http://localhost:3000/api/inner/test/provider-wallet' },
  provider: { type: 'string', default: 'paper-moon' },
  game: { type: 'string', default: 'paper-moon-dice' },
  rounds: { type: 'string', default: '1000' },
  players: { type: 'string', default: '8' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

/** The nasty provider against a running house with its test seams on. The key is in PROVIDER_SECRET. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  const secret = process.env['PROVIDER_SECRET'];
  if (!secret) throw new Error('PROVIDER_SECRET must be the key that the house gave us.');
  const { control, provider, game, seed } = values;
  const [rounds, players] = [Number(values.rounds), Number(values.players)];
  if (!(rounds > 0) || !(players > 0))
    throw new Error('--rounds and --players must be whole numbers above 0.');
  let played = 0;
  const tell = (): void => {
    if (++played % 100 === 0 && !values.json) console.log(`${played} of ${rounds} rounds`);
  };
  const where = { walletUrl: values.url, control, provider, secret, game };
  const report = await runNasty({ ...where, rounds, players, seed }, tell);
  if (values.json) console.log(JSON.stringify(report));
  else print(report, seed);
  return report.findings.length === 0 ? 0 : 1;
}

function print({ rounds, byMischief, findings, tookMs }: NastyReport, seed: string): void {
  console.log(`\n${rounds} rounds with seed ${seed} in ${(tookMs / 1_000).toFixed(1)} s`);
  for (const [name, count] of Object.entries(byMischief)) console.log(`  ${name.padEnd(30)} ${count}`);
  for (const finding of findings.slice(0, 20)) console.log(`FOUND ${finding}`);
  console.log(findings.length === 0 ? 'Every balance is what it must be.' : `${findings.length} findings.`);
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
