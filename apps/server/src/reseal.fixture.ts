import { randomBytes, randomUUID } from 'node:crypto';
import { judgeDocument } from '@croupier/contract/office/documents-desk';
import { playRound } from '@croupier/contract/play/rounds';
import { updateProfile } from '@croupier/contract/people/players';
import { codePlace } from './features/office/operators/second-step.ts';
import { startTestOffice, type TestOffice } from './features/office/operators/office.fixture.ts';
import { keepPool, untilFactsRead } from './features/money/books/planted-world.fixture.ts';
import { fillForm, sendIn, submittedAtOf } from './features/people/documents/documents.fixture.ts';
import { createSeedVault } from './features/play/fairness/feature.ts';
import { createStudioKeys } from './features/play/providers/studio-keys.ts';
import { createAddressBox } from './features/rewards/rewards/address-box.ts';
import { give, rewardId } from './features/rewards/rewards/feature.ts';
import type { KeyRing } from './platform/key-ring.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { startTestAppOn, type TestApp, type TestPlayer } from './platform/testing/test-app.ts';
import { insertInto } from './upgrade-shared.fixture.ts';

export const ADDRESS = {
  ...{ name: 'Olena Kovalenko', street: 'Khreshchatyk 1', city: 'Kyiv', postcode: '01001', country: 'UA' },
} as const;
export const PASSPORT = 'KH100200';
export const TAX_NUMBER = '3184710691';

/** A house in which something of each kind is sealed with its one key. */
export interface SealedHouse {
  readonly office: TestOffice;
  readonly seedKey: KeyRing;
  readonly player: TestPlayer;
  readonly documentId: string;
  readonly studioSecret: string;
}

export async function startSealedHouse(): Promise<SealedHouse> {
  const key = randomBytes(32);
  const seedKey: KeyRing = [key];
  // Without a worker it seals nothing by itself: later servers have other keys.
  const env = { SEED_KEY: key.toString('hex'), CROUPIER_ROLES: 'api,live,office' };
  const office = await startTestOffice(env);
  const { site } = office;
  const player = await site.createPlayer({ region: 'UA', verified: 0, balanceMinor: '100000' });
  await fillForm(player);
  await player.call(updateProfile, { body: { taxNumber: TAX_NUMBER } });
  const documentId = await sendIn(player);
  await approve(office, documentId, PASSPORT);
  await play(player);
  await keepPool(site, seedKey);
  await plantChains(office, seedKey);
  const studioSecret = await plantStudioKey(office, seedKey);
  await plantThing(office, seedKey, player);
  await plantLogin(office, seedKey);
  await withServer(office, seedKey, untilFactsRead);
  return { office, seedKey, player, documentId, studioSecret };
}

/** Another server of the same house, with keys of its own. */
export async function withServer(
  { site: { db, owner, databaseUrl: url, filesFolder } }: TestOffice,
  seedKey: KeyRing,
  work: (app: TestApp) => Promise<void>,
): Promise<void> {
  const database = { db, owner, url, drop: async () => undefined };
  const env = { SEED_KEY: seedKey.map((key) => key.toString('hex')).join(), FILES_FOLDER: filesFolder };
  const app = await startTestAppOn(database, env);
  try {
    await work(app);
  } finally {
    await app.app.stop();
  }
}

export const play = (player: TestPlayer) =>
  player.call(playRound, {
    body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' },
  });

export async function approve(office: TestOffice, id: string, number: string) {
  const seen = { key: randomUUID(), submittedAt: await submittedAtOf(office.site, id), reason: 'as it says' };
  return office.as.risk.call(judgeDocument, {
    params: { id },
    body: { ...seen, state: 'approved', expiresOn: null, country: 'UA', number },
  });
}

/** Of a game that nobody flies: one that was sealed before places named their game, and one with its marks. */
async function plantChains({ site }: TestOffice, seedKey: KeyRing): Promise<void> {
  const insert = insertInto(site.owner);
  const vault = createSeedVault(seedKey);
  const chain = {
    game: CHAIN_GAME,
    length: 3,
    public_seed: 'dune',
    fixed_at: new Date(),
    opened_at: new Date(),
  };
  const old = vault.create(-1n, 1);
  const fresh = vault.createFor({ of: 'flights', game: CHAIN_GAME, number: 2 });
  const marks = vault.sealFor({ of: 'flight-marks', game: CHAIN_GAME, number: 2 }, Buffer.from('marks'));
  const columnsOf = ({ sealed, commitment }: typeof old) => ({ last_seed_sealed: sealed, commitment });
  await insert('flight_chain', { ...chain, number: 1, ...columnsOf(old) });
  await insert('flight_chain', { ...chain, number: 2, ...columnsOf(fresh), marks_sealed: marks });
}

export const CHAIN_GAME = 'no-kite';
export const STUDIO = { code: 'studio', origin: 'https://studio.example', secrets: [] };

async function plantStudioKey({ site, as }: TestOffice, seedKey: KeyRing): Promise<string> {
  const keys = createStudioKeys(seedKey);
  const made = await site.db.transaction((tx) =>
    keys.create(tx, STUDIO, { operatorId: as.admin.id, now: new Date() }),
  );
  if (made === 'enough') throw new Error('there was no key yet');
  return made.secret;
}

async function plantThing(
  { site }: TestOffice,
  seedKey: KeyRing,
  { id: playerId }: TestPlayer,
): Promise<void> {
  const name = { playerId, source: 'survey', code: 'mug', reference: 'one' } as const;
  const address = createAddressBox({ seedKey }).seal({ playerId, rewardId: rewardId(name) }, ADDRESS);
  const reward = { kind: 'thing', name: 'Mug', picture: '' } as const;
  await site.db.transaction((tx) => give(tx, { ...name, reward, address, now: new Date() }));
}

/** Somebody who is making a new secret for their codes. */
async function plantLogin({ site, as }: TestOffice, seedKey: KeyRing): Promise<void> {
  const { id } = as.support;
  const sealed = createSecretBox(seedKey).seal(codePlace(id), randomBytes(20));
  await site.owner.query(
    `INSERT INTO operator_login (id_hash, operator_id, expires_at, code_secret) VALUES ($1, $2, now() + interval '1 hour', $3)`,
    [randomBytes(32), id, sealed],
  );
}
