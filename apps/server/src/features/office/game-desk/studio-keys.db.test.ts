import { listAudit } from '@croupier/contract/office/audit';
import { createStudioKey, listStudios, retireStudioKey } from '@croupier/contract/office/game-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { ask } from '../../play/providers/wallet.fixture.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

const reason = 'the studio changes its keys each year';
const SHIPPED = 'a key of a studio that is long enough';
const STUDIOS = ['paper-moon', 'tin-drum', 'last-lamp'] as const;
let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice({
    PROVIDER_ORIGINS: STUDIOS.map((code) => `${code}=http://${code}.example`).join(),
    PROVIDER_SECRETS: STUDIOS.map((code) => `${code}=${SHIPPED}`).join(),
  });
});
afterAll(() => office.site.close());

const create = (code: string, by = office.as.games) =>
  by.call(createStudioKey, { params: { code }, body: { reason } });
const retire = (code: string, fingerprint: string, afterHours = 0) =>
  office.as.games.call(retireStudioKey, { params: { code, fingerprint }, body: { afterHours, reason } });
const studioOf = async (code: string) =>
  (await office.as.auditor.call(listStudios, {})).studios.find((studio) => studio.code === code)!;
const keysOf = async (code: string) => (await studioOf(code)).keys;
/** Whether the wallet knows who signed. */
const isHeard = async (provider: string, key: string) =>
  (
    await ask(
      office.site as unknown as ProviderHouse,
      'balance',
      { token: 'x'.repeat(43) },
      { provider, key },
    )
  ).http === 200;

test('a new key is told once and lives beside the one in use, until that is retired', async () => {
  const [shipped] = await keysOf('paper-moon');
  expect(shipped).toMatchObject({ state: 'current', createdAt: null });
  const { secret, fingerprint } = await create('paper-moon');
  expect([await isHeard('paper-moon', SHIPPED), await isHeard('paper-moon', secret)]).toEqual([true, true]);
  expect(await isHeard('tin-drum', secret)).toBe(false);
  expect((await keysOf('paper-moon')).map(({ state }) => state)).toEqual(['next', 'current']);
  expect(await keyOf(create('paper-moon'))).toBe('409 conflict');

  await retire('paper-moon', shipped!.fingerprint, 24);
  expect(await isHeard('paper-moon', SHIPPED)).toBe(true);
  expect((await keysOf('paper-moon')).map(({ state }) => state)).toEqual(['current', 'retiring']);
  await retire('paper-moon', shipped!.fingerprint);
  expect([await isHeard('paper-moon', SHIPPED), await isHeard('paper-moon', secret)]).toEqual([false, true]);
  expect(await keyOf(retire('paper-moon', shipped!.fingerprint))).toBe('409 conflict');
  // The only one that is left.
  expect(await keyOf(retire('paper-moon', fingerprint))).toBe('409 conflict');

  const kept = await office.site.db.query<{ text: string }>('SELECT k::text AS text FROM provider_key k');
  const query = { subjectId: 'paper-moon' };
  const log = await office.as.auditor.call(listAudit, { query });
  expect(log.rows.map(({ act }) => act)).toEqual([
    ...['retire.studio-key', 'retire.studio-key', 'create.studio-key'],
  ]);
  for (const text of [
    JSON.stringify(log),
    JSON.stringify(await studioOf('paper-moon')),
    ...kept.map((row) => row.text),
  ])
    expect(text).not.toContain(secret);
});

test('two who make a key at once make one', async () => {
  let both: Promise<string[]> | undefined;
  await office.site.owner.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7004))', ['keys tin-drum']);
    both = Promise.all([keyOf(create('tin-drum')), keyOf(create('tin-drum', office.as.admin))]);
    await untilWaitingForLocks(office.site.owner, 2);
  });
  expect((await both!).sort()).toEqual(['409 conflict', 'answered']);
});

test('two who each retire one of two keys leave one', async () => {
  await create('last-lamp');
  const keys = await keysOf('last-lamp');
  const outcomes = await Promise.all(keys.map(({ fingerprint }) => keyOf(retire('last-lamp', fingerprint))));
  expect(outcomes.sort()).toEqual(['409 conflict', 'answered']);
  expect((await keysOf('last-lamp')).filter(({ state }) => state === 'current')).toHaveLength(1);
});

test('who may not change studios makes no key and ends none, and there is none of a studio that is not here', async () => {
  for (const role of ['support', 'risk', 'finance', 'marketing', 'auditor'] as const)
    expect(await keyOf(create('tin-drum', office.as[role]))).toBe('403 forbidden');
  expect(await keyOf(create('no-such-studio'))).toBe('404 not_found');
  expect(await keyOf(retire('tin-drum', '0123456789abcdef'))).toBe('404 not_found');
});
