import { listDocuments, type Document } from '@croupier/contract/people/documents';
import { me } from '@croupier/contract/people/players';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import DocumentsPage from './documents-page.tsx';

const sent = (kind: Document['kind'], state: Document['state']): Document => ({
  ...{ id: crypto.randomUUID(), kind, state, pages: [1], expiresOn: null },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', submittedAt: '2026-03-01T10:00:00.000Z' },
  reason: state === 'rejected' ? 'cut-off' : null,
});
const listOf = (documents: Document[]) => ({
  ...{ documents, level: 1, canDocUpload: true, verifyStatus: 'APPROVED' as const, levels: [] },
});
async function show(...documents: Document[]) {
  const network = fakeNetwork();
  network.answers(listDocuments, listOf(documents));
  const player = somePlayer();
  network.answers(me, { profile: player });
  const screen = await renderScreen(<DocumentsPage />, { profile: player });
  const select = await screen.findByRole('combobox');
  const again = () => screen.queryAllByRole('button', { name: screen.text('documents.list.again') });
  return { ...screen, network, select, again };
}

test('what did not do is named with its reason, and is what one would send next; nothing else is asked for again', async () => {
  const { select, again, user, text, ...screen } = await show(
    sent('passport', 'approved'),
    sent('selfie', 'rejected'),
    sent('utility-bill', 'expired'),
  );
  expect(screen.getByText(text('documents.reasons.cut-off'))).toBeDefined();
  expect(select).toHaveProperty('value', 'selfie');
  expect(again()).toHaveLength(2);
  await user.click(again()[1]!);
  expect(select).toHaveProperty('value', 'utility-bill');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: text('documents.bring.title') }));
});

test('what another document shows, or waits to show, is not asked for again', async () => {
  const { again, select } = await show(sent('id-card', 'pending'), sent('passport', 'rejected'));
  expect(again()).toEqual([]);
  expect(select).toHaveProperty('value', 'passport');
});

test('while another document is being brought, none is asked for again', async () => {
  const { again, select } = await show(
    { ...sent('selfie', 'draft'), submittedAt: null },
    sent('passport', 'rejected'),
  );
  expect(again()).toEqual([]);
  expect(select).toHaveProperty('value', 'selfie');
});

test('what runs out soon can be sent anew before it does', async () => {
  const expiresOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { again, select, user, text, ...screen } = await show({ ...sent('licence', 'approved'), expiresOn });
  expect(again()).toEqual([]);
  expect(select).toHaveProperty('value', 'licence');
  await user.click(screen.getByRole('button', { name: text('documents.list.renew') }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: text('documents.bring.title') }));
});

test('what was decided meanwhile is shown without a reload', async () => {
  const { network, text, ...screen } = await show(sent('passport', 'pending'));
  screen.getByText(text('documents.list.waits'));
  network.answers(listDocuments, listOf([sent('passport', 'approved')]));
  act(() => announce({ name: 'document', data: {} }));
  await screen.findByText(text('documents.states.approved'));
  expect(screen.queryByText(text('documents.list.waits'))).toBeNull();
});
