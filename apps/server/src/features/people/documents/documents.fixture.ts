import * as contract from '@croupier/contract/people/documents';
import { updateProfile } from '@croupier/contract/people/players';
import { DOCUMENT_KINDS, type DocumentKind } from '@croupier/domain/people/documents';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { systemClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { createLocalFiles } from '../../../platform/files/local-files.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { createMarks } from '../person-marks/feature.ts';
import type { DecidingParts } from './decide-document.ts';
import { createPageVault } from './page-vault.ts';
import { sweepFiles } from './sweep-files.ts';

export const photo = (width = 60, height = 40, background = '#a01f2a') =>
  sharp({ create: { width, height, channels: 3, background } });
export const jpeg = () => photo().jpeg().toBuffer();

interface Page {
  readonly id: string;
  readonly place?: number;
  readonly kind?: DocumentKind;
  readonly body: Uint8Array;
}

export const bringPage = (player: TestPlayer, { id, place = 1, kind = 'passport', body }: Page) =>
  player.call(contract.bringPage, { params: { id, place: String(place) }, query: { kind }, body });

/** What deciding works with, where exclusions are not what a test is about. */
export const deciding: DecidingParts = {
  marks: createMarks({ clock: systemClock, config: { seedKey: [Buffer.alloc(32, 4)] } }),
  carryStops: async () => undefined,
};

const FORM = { firstName: 'Iryna', lastName: 'Koval' };

/** Fills in what documents are held against; a birth date they have given. */
export const fillForm = (player: TestPlayer, form: Partial<typeof FORM> = FORM) =>
  player.call(updateProfile, { body: form });

/** Somebody who has shown nothing of themselves yet, and has said who they are. */
export async function unknownPlayer(
  site: Pick<TestApp, 'createPlayer'>,
  wanted: Parameters<TestApp['createPlayer']>[0] = {},
): Promise<TestPlayer> {
  const player = await site.createPlayer({ ...wanted, verified: 0 });
  await fillForm(player);
  return player;
}

/** Brings a document with all of its pages and sends it in. @returns its id */
export async function sendIn(
  player: TestPlayer,
  kind: DocumentKind = 'passport',
  body?: Uint8Array,
): Promise<string> {
  const id = randomUUID();
  for (let place = 1; place <= DOCUMENT_KINDS[kind].pagesMin; place += 1)
    await bringPage(player, { id, place, kind, body: body ?? (await jpeg()) });
  await player.call(contract.sendDocument, { body: { id } });
  return id;
}

/** When a document was sent in, as who looks at it sees it; of one that is not there, some time. */
export async function submittedAtOf({ owner }: Pick<TestApp, 'owner'>, id: string): Promise<string> {
  const text = 'SELECT submitted_at AS at FROM document WHERE id = $1';
  return ((await owner.query<{ at: Date }>(text, [id]))[0]?.at ?? new Date(0)).toISOString();
}

/** The names of all files that a server has in its folder. */
export async function filesOf({ filesFolder }: Pick<TestApp, 'filesFolder'>): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The vault of a server, and its job that sweeps, as another process would have them. */
export function vaultOf({ db, filesFolder }: Pick<TestApp, 'db' | 'filesFolder'>, files?: FileStore) {
  const errors: string[] = [];
  const error = (message: string) => void errors.push(message);
  const vault = createPageVault({
    files: files ?? createLocalFiles(filesFolder),
    error,
    config: { seedKey: [Buffer.alloc(32)] },
  });
  const apart = createEachApart({ clock: systemClock, failed: () => error('failed') });
  return { vault, errors, sweep: () => sweepFiles({ db, vault }, apart) };
}
