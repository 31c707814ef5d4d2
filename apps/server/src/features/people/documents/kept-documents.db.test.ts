import { randomUUID } from 'node:crypto';
import { openDocument } from '@croupier/contract/office/documents-desk';
import { removeDocument } from '@croupier/contract/people/documents';
import { setRegion } from '@croupier/contract/people/players';
import { permissionsOf, SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { DOCUMENTS_KEPT_YEARS, type DocumentKind } from '@croupier/domain/people/documents';
import { REGION_IDS, type RegionId } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from '../../office/operators/office.fixture.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { lockPlayer } from '../players/feature.ts';
import { decideDocument, expireDocument } from './decide-document.ts';
import type { Verdict } from './documents-parts.ts';
import { bringPage, deciding, filesOf, jpeg, sendIn, unknownPlayer, vaultOf } from './documents.fixture.ts';
import { keepStatus } from './keep-status.ts';
import { deleteKeptBefore } from './documents-store.ts';
import { expireEnded } from './expire-ended.ts';
import { DOCUMENTS_PERSONAL } from './personal-store.ts';

let office: TestOffice;
// Each sweep is one of the test's.
beforeAll(async () => void (office = await startTestOffice({ CROUPIER_ROLES: 'api,live,office' })));
afterAll(() => office.site.close());

async function decided(player: TestPlayer, kind: DocumentKind, verdict: Verdict): Promise<string> {
  const id = await sendIn(player, kind);
  await office.site.db.transaction((tx) =>
    decideDocument(deciding, tx, id, { verdict, by: 'Roman', at: new Date() }),
  );
  return id;
}
const erase = ({ id }: TestPlayer) =>
  office.site.db.transaction(async (tx) => {
    for (const text of DOCUMENTS_PERSONAL.erases!.player!) await tx.query(text, [id]);
  });
const leftOf = ({ id }: TestPlayer) =>
  office.site.owner.query<{ id: string; years: number }>(
    `SELECT id, round(extract(epoch FROM kept_until - now()) / (365.25 * 86400))::int AS years FROM document WHERE player_id = $1 ORDER BY created_at`,
    [id],
  );
const fileOf = async (id: string) =>
  (
    await office.site.owner.query<{ file: string }>('SELECT file FROM document_page WHERE document_id = $1', [
      id,
    ])
  )[0]!.file;

test('an erased person leaves what showed who they were, and nothing else that they brought', async () => {
  const player = await unknownPlayer(office.site);
  const shown = await decided(player, 'passport', {
    state: 'approved',
    expiresOn: '2035-01-01',
    country: null,
    mark: null,
  });
  await decided(player, 'utility-bill', { state: 'rejected', reason: 'cut-off' });
  await sendIn(player, 'selfie');
  await bringPage(player, { id: randomUUID(), body: await jpeg() });
  await erase(player);
  await vaultOf(office.site).sweep();
  expect(await leftOf(player)).toEqual([{ id: shown, years: DOCUMENTS_KEPT_YEARS.UA }]);
  expect(await filesOf(office.site)).toEqual([await fileOf(shown)]);
  // Said again it finds nothing more, and keeps nothing longer.
  const until = 'SELECT kept_until FROM document WHERE id = $1';
  const before = await office.site.owner.query(until, [shown]);
  await erase(player);
  expect(await office.site.owner.query(until, [shown])).toEqual(before);
  expect(await keyOf(player.call(removeDocument, { params: { id: shown } }))).toBe('409 conflict');
  await deleteKeptBefore(office.site.db, new Date('2100-01-01'));
});

test.each(REGION_IDS)(
  'in %s it stays as long as the law there has it, and goes with its file',
  async (region: RegionId) => {
    const player = await unknownPlayer(office.site, { region });
    const id = await decided(player, 'passport', {
      state: 'approved',
      expiresOn: null,
      country: null,
      mark: null,
    });
    await erase(player);
    const [{ years } = { years: 0 }] = await leftOf(player);
    expect(years).toBe(DOCUMENTS_KEPT_YEARS[region]);
    const inYears = (count: number) => new Date(Date.now() + count * 365.25 * 86_400_000);
    await deleteKeptBefore(office.site.db, inYears(years - 0.1));
    expect(await leftOf(player)).toHaveLength(1);
    const file = await fileOf(id);
    await deleteKeptBefore(office.site.db, inYears(years + 0.1));
    await vaultOf(office.site).sweep();
    expect(await leftOf(player)).toEqual([]);
    expect(await filesOf(office.site)).not.toContain(file);
  },
);

test.each(['residence', 'wish'] as const)(
  'the place that keeps longest counts: the %s, too',
  async (place) => {
    const player = await unknownPlayer(office.site);
    await decided(player, 'passport', { state: 'approved', expiresOn: null, country: null, mark: null });
    const lives = `UPDATE player SET residence = 'SL' WHERE id = $1`;
    if (place === 'residence') await office.site.owner.query(lives, [player.id]);
    else await player.call(setRegion, { body: { region: 'SL' } });
    await erase(player);
    expect((await leftOf(player)).map(({ years }) => years)).toEqual([DOCUMENTS_KEPT_YEARS.SL]);
  },
);

test('only who decides documents opens what is kept of somebody who is gone: no auditor', async () => {
  const player = await unknownPlayer(office.site);
  const id = await decided(player, 'passport', {
    state: 'approved',
    expiresOn: null,
    country: null,
    mark: null,
  });
  await erase(player);
  const page = (cookie: string) =>
    office.request(`/office/api/documents/${id}/pages/1`, { headers: { cookie } });
  expect(permissionsOf('auditor')).not.toContain('decide.documents');
  for (const role of SHIPPED_ROLES) {
    const may = permissionsOf(role).includes('decide.documents');
    const open = keyOf(office.as[role].call(openDocument, { params: { id } }));
    expect(await open, role).toBe(may ? 'answered' : '403 forbidden');
    expect((await page(office.as[role].cookie)).status, role).toBe(may ? 200 : 403);
  }
});

test('it does not run out any more, and nobody is told of it', async () => {
  const player = await unknownPlayer(office.site);
  const id = await decided(player, 'passport', {
    state: 'approved',
    expiresOn: '2020-01-01',
    country: null,
    mark: null,
  });
  await erase(player);
  // Neither with the others, nor where it was listed before its player was erased.
  await office.site.db.transaction((tx) => expireDocument(tx, { playerId: player.id, id }, new Date()));
  const apart = createEachApart({ clock: systemClock, failed: () => {} });
  await expireEnded({ db: office.site.db, clock: systemClock }, apart);
  const state = 'SELECT state FROM document WHERE id = $1';
  expect(await office.site.owner.query(state, [id])).toEqual([{ state: 'approved' }]);
});

test('it gives an erased account neither level nor place back', async () => {
  const player = await unknownPlayer(office.site);
  await decided(player, 'passport', { state: 'approved', expiresOn: null, country: 'UA', mark: null });
  await decided(player, 'utility-bill', { state: 'approved', expiresOn: null, country: 'UA', mark: null });
  await erase(player);
  await office.site.owner.query('UPDATE player SET verify_level = 0, residence = NULL WHERE id = $1', [
    player.id,
  ]);
  await office.site.db.transaction(async (tx) => {
    await lockPlayer(tx, player.id);
    await keepStatus(tx, player.id, new Date());
  });
  const row = 'SELECT verify_level AS level, residence FROM player WHERE id = $1';
  expect(await office.site.owner.query(row, [player.id])).toEqual([{ level: 0, residence: null }]);
});
