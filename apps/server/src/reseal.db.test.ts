import { randomBytes } from 'node:crypto';
import { createCall, type Call } from '@croupier/contract/kit';
import { exportAccount } from '@croupier/contract/people/deletion';
import { officeLogin, loginWithCode, officeMe } from '@croupier/contract/office/operators';
import { sentPage } from '@croupier/contract/office/documents-desk';
import { profile } from '@croupier/contract/people/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuditLinks, createRecordAct, HOUSE_COMMAND } from './features/office/audit/feature.ts';
import { auditBooks } from './features/office/audit/audit-books.ts';
import { untilFactsRead } from './features/money/books/planted-world.fixture.ts';
import { verifyBooks } from './features/money/books/feature.ts';
import { operatorDesk } from './features/office/operators/feature.ts';
import { fillForm, sendIn } from './features/people/documents/documents.fixture.ts';
import { createSeedVault } from './features/play/fairness/feature.ts';
import { createStudioKeys } from './features/play/providers/studio-keys.ts';
import { systemClock } from './platform/clock.ts';
import { createLocalFiles } from './platform/files/local-files.ts';
import type { KeyRing } from './platform/key-ring.ts';
import { countLeft, type Sealed, type SealedPlatform } from './platform/seals/sealed.ts';
import { keyOf } from './platform/testing/key-of.ts';
import type { TestApp } from './platform/testing/test-app.ts';
import {
  ADDRESS,
  approve,
  CHAIN_GAME,
  PASSPORT,
  play,
  startSealedHouse,
  STUDIO,
  TAX_NUMBER,
  withServer,
  type SealedHouse,
} from './reseal.fixture.ts';
import { SEALED_THINGS } from './sealed-things.ts';

const NEW = randomBytes(32);

let house: SealedHouse;
let ring: KeyRing;
beforeAll(async () => {
  house = await startSealedHouse();
  ring = [NEW, house.seedKey[0]];
});
afterAll(() => house.office.site.close());

const platform = (seedKey: KeyRing = ring): SealedPlatform => ({
  db: house.office.site.owner,
  seedKey,
  files: createLocalFiles(house.office.site.filesFolder),
  told: () => {},
});
/** What each kind of thing counts to, by its name. */
const countAll = async (work: (thing: Sealed) => ReturnType<Sealed['count']>) =>
  Object.fromEntries(
    await Promise.all(SEALED_THINGS.map(async (thing) => [`${thing.name}`, await work(thing)] as const)),
  );

/** A browser at the office. */
function atOffice({ officeUrl }: TestApp, cookie = ''): Call {
  const cookies = [cookie];
  return createCall(async (path, init) => {
    const headers = { ...init.headers, origin: officeUrl, cookie: cookies.filter(Boolean).join('; ') };
    const answer = await fetch(`${officeUrl}${path}`, { ...init, headers });
    cookies.push(...answer.headers.getSetCookie().map((line) => line.split(';')[0]!));
    return answer;
  });
}

const found = async (seedKey: KeyRing) => {
  const { checks, leftOut } = await verifyBooks(house.office.site.owner, { seedKey });
  return [...leftOut, ...checks.flatMap(({ name, difference }) => (difference ? [name, difference] : []))];
};

test('counts something of every kind, all of it sealed with the old key', async () => {
  const counts = await countAll((thing) => thing.count(platform()));
  for (const { name } of SEALED_THINGS)
    // Kept by a job, or when it is sealed anew.
    if (name !== 'key of person marks')
      expect([name, counts[name]]).toEqual([
        name,
        { byKey: [0, expect.toSatisfy((count: number) => count > 0)], unopened: 0, firstUnopened: undefined },
      ]);
  expect(await found(ring)).toEqual([]);
});

test('seals all of it anew, twice at once, while the server plays and writes its log', async () => {
  await withServer(house.office, ring, async (app) => {
    const player = await app.signIn(house.player);
    let isOver = false;
    const playing = (async () => {
      while (!isOver) await play(player);
    })();
    const record = createRecordAct({ clock: systemClock, ...createAuditLinks(ring) });
    const writing = (async () => {
      while (!isOver)
        await app.db.transaction((tx) => record(tx, HOUSE_COMMAND, { act: 'test', subject: ['thing', '1'] }));
    })();
    const both = [1, 2].map(() => countAll((thing) => thing.reseal(platform())));
    await Promise.all(both);
    isOver = true;
    await Promise.all([playing, writing]);
    await untilFactsRead(app);
    for (const count of Object.values(await countAll((thing) => thing.reseal(platform()))))
      expect([countLeft(count), count.unopened]).toEqual([0, 0]);
  });
});

test('is verified with the new key alone, and not with the old one', async () => {
  expect(await found([NEW])).toEqual([]);
  const { owner } = house.office.site;
  expect(await owner.transaction((tx) => auditBooks([NEW]).walk(tx, () => {}))).toBeUndefined();
  expect(await owner.transaction((tx) => auditBooks(house.seedKey).walk(tx, () => {}))).toBeDefined();
  expect((await found(house.seedKey)).length).toBeGreaterThan(0);
});

test('opens the seeds of the house and the keys of studios with the new key alone', async () => {
  const { owner } = house.office.site;
  const vault = createSeedVault([NEW]);
  const chains = await owner.query<{ number: number; sealed: Buffer; marks: Buffer | null }>(
    'SELECT number, last_seed_sealed AS sealed, marks_sealed AS marks FROM flight_chain WHERE game = $1 ORDER BY number',
    [CHAIN_GAME],
  );
  for (const { number, sealed } of chains)
    expect(vault.openFor({ of: 'flights', game: CHAIN_GAME, number }, sealed)).toMatch(/^[0-9a-f]{64}$/);
  const marks = vault.unsealFor({ of: 'flight-marks', game: CHAIN_GAME, number: 2 }, chains[1]!.marks!);
  expect(marks.toString()).toBe('marks');
  const live = await createStudioKeys([NEW]).live(owner, STUDIO, new Date());
  expect(live.map(({ secret }) => secret)).toEqual([house.studioSecret]);
});

test('plays, shows what is sealed, signs operators in and knows documents again with the new key alone', async () => {
  await withServer(house.office, [NEW], async (app) => {
    const { office, documentId } = house;
    const player = await app.signIn(house.player);
    await play(player);
    expect((await player.call(profile, {})).taxNumber).toBe(`•••••••${TAX_NUMBER.slice(-3)}`);
    const file = (await player.call(exportAccount, {})) as { addresses: object[] };
    expect(file.addresses).toMatchObject([ADDRESS]);

    const { email, password } = office.as.risk;
    const desk = { seedKey: [NEW], officeUrl: app.officeUrl } as const;
    const code = await operatorDesk({ db: app.db, clock: systemClock }, desk).code(email);
    const browser = atOffice(app);
    await browser(officeLogin, { body: { email, password } });
    await browser(loginWithCode, { body: typeof code === 'string' ? { code: '' } : code });
    expect(await browser(officeMe, {})).toMatchObject({ email });
    const page = { params: { id: documentId, place: '1' }, query: {} };
    expect(await keyOf(browser(sentPage, page))).toBe('answered');

    const other = await app.createPlayer({ region: 'UA', verified: 0 });
    await fillForm(other);
    const judging = {
      ...office,
      site: app,
      as: { ...office.as, risk: { ...office.as.risk, call: browser } },
    };
    expect(await keyOf(approve(judging, await sendIn(other), PASSPORT))).toBe('409 document_known');
  });
});

test('leaves a log whose entry was changed as it is, and names the entry', async () => {
  const { owner } = house.office.site;
  const log = () => owner.query('SELECT position, hash FROM audit_entry ORDER BY position');
  const next: KeyRing = [randomBytes(32), NEW];
  const thing = SEALED_THINGS.find(({ table }) => table === 'audit_entry')!;
  await owner.query(`UPDATE audit_entry SET act = 'planted' WHERE position = 2`);
  const before = await log();
  expect(await thing.reseal(platform(next))).toEqual({
    ...{ byKey: [0, 1], unopened: 1, firstUnopened: 'position 2' },
  });
  expect(await log()).toEqual(before);
});

test('leaves a seal of the books that is not ours as it is, and names it', async () => {
  const { owner } = house.office.site;
  const next: KeyRing = [randomBytes(32), NEW];
  for (const table of ['transfer_chain', 'books_witness']) {
    const thing = SEALED_THINGS.find((each) => each.table === table)!;
    const [row] = await owner.query<{ seal: Buffer; id: bigint }>(
      `UPDATE ${table} SET seal = sha256('planted') WHERE ctid = (SELECT ctid FROM ${table} LIMIT 1)
RETURNING seal, player_id AS id`,
    );
    const count = await thing.reseal(platform(next));
    expect(count).toMatchObject({
      unopened: 1,
      firstUnopened: expect.stringContaining(`player_id ${row!.id}`),
    });
    expect(countLeft(count)).toBe(0);
    expect(await owner.query(`SELECT 1 AS one FROM ${table} WHERE seal = $1`, [row!.seal])).toHaveLength(1);
  }
});

test('counts a page whose file is gone among what no key opens', async () => {
  const thing = SEALED_THINGS.find(({ table }) => table === 'document_page')!;
  const empty = { ...platform([NEW]), files: createLocalFiles(`${house.office.site.filesFolder}/none`) };
  const count = await thing.count(empty);
  expect([count.byKey, count.unopened > 0]).toEqual([[0], true]);
  expect(count.firstUnopened).toContain(house.documentId);
});
