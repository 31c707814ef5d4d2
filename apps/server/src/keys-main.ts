import {
  createCommandLog,
  findFiles,
  findSeedKey,
  onDatabase,
  reportFailure,
  SetupError,
} from './operator.ts';
import type { Database } from './platform/database.ts';
import { goThrough } from './platform/seals/go-through.ts';
import type { SealedPlatform } from './platform/seals/sealed.ts';
import { SEALED_THINGS } from './sealed-things.ts';

const USAGE = `npm run keys -- <command>

  status    how much each key of SEED_KEY has sealed; every file of a document is read for that
  reseal    seals anew with the first key what the others have sealed, while the server plays; may be stopped and begun again

To change the key: give every server SEED_KEY=<new>,<old> and start it anew, run "reseal" with the same ring until it
ends with 0, then take the old key away. Where servers are started one after the other, give all of them <old>,<new> before.`;

/** So often the progress is told. */
const TELL_EVERY_MS = 2_000;

const COMMANDS: Record<string, (db: Database, platform: SealedPlatform) => Promise<boolean>> = {
  status: (_, platform) => goThrough(SEALED_THINGS, (thing) => thing.count(platform), console.log),
  reseal: async (db, platform) => {
    const record = createCommandLog(process.env);
    await db.transaction((tx) => record(tx, { act: 'reseal.keys', subject: ['keys', 'SEED_KEY'] }));
    return goThrough(SEALED_THINGS, (thing) => thing.reseal(platform), console.log);
  },
};

/** The program of `npm run keys`. Exit 0 when all is sealed with the first key, 1 when something is not. */
async function main(args: string[]): Promise<number> {
  const command = COMMANDS[args[0] ?? ''];
  if (!command || args.length !== 1) {
    console.error(USAGE);
    return 64;
  }
  const seedKey = findSeedKey(process.env);
  if (!seedKey)
    throw new SetupError('SEED_KEY is needed beside DATABASE_URL: it is what everything is sealed with.');
  const files = findFiles(process.env);
  const isDone = await onDatabase({ env: process.env, name: 'keys' }, (db) =>
    command(db, { db, seedKey, files, told: createTeller() }),
  );
  console.log(
    isDone ? '\nAll of it is sealed with the first key.' : '\nNot all of it is sealed with the first key.',
  );
  return isDone ? 0 : 1;
}

function createTeller(): (rows: number) => void {
  let toldAt = performance.now();
  let sum = 0;
  return (rows) => {
    sum += rows;
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    console.error(`     looked at ${sum}`);
  };
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
