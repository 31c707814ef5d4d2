import type { Document } from '@croupier/contract/people/documents';
import { createFormat } from '@croupier/domain/site/formats';
import { LANGUAGES } from '@croupier/domain/site/regions';

import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Standing } from './standing.tsx';

const AT = '2026-05-01T10:00:00.000Z';
const some = (change: Partial<Document>): Document => ({
  ...{ id: '5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f001', kind: 'passport', state: 'pending', pages: [1] },
  ...{ createdAt: AT, submittedAt: AT, reason: null, expiresOn: null },
  ...change,
});
const UKRAINE = { region: 'UA', wishedRegion: null, residence: null } as const;

for (const language of LANGUAGES) {
  test(`in ${language} who has shown nothing reads what is closed, what to bring and what that opens`, async () => {
    const { text, ...screen } = await renderScreen(
      <Standing
        verifyStatus="NONE"
        documents={[]}
        level={0}
        places={{ region: 'EU', wishedRegion: null, residence: null }}
      />,
      { language },
    );
    await screen.findByText(text('documents.standing.next.identity'));
    const told = screen.container.textContent.replaceAll(/\s/g, ' ');
    expect(told).toContain(text('documents.unlocks.names.stakes') + text('documents.unlocks.now.open'));
    expect(told).toMatch(/2[ ,.]?000/);
    const closed = text('documents.unlocks.now.closed');
    for (const thing of ['limitsRaised', 'payOuts'])
      expect(told).toContain(text(`documents.unlocks.names.${thing}`) + closed);
    const things = ['depositMaximumMinor', 'limitsRaised', 'payOuts']
      .map((thing) => text(`documents.unlocks.names.${thing}`))
      .join(', ');
    screen.getByText(text('documents.standing.opens', { level: 1, things }));
  });

  test.each([
    ['rejected', 'REJECTED'],
    ['expired', 'EXPIRED'],
  ] as const)(`in ${language} a document that %s is said to be so`, async (state, status) => {
    const { text, ...screen } = await renderScreen(
      <Standing verifyStatus={status} documents={[some({ state })]} level={0} places={UKRAINE} />,
      { language },
    );
    expect((await screen.findByRole('status')).textContent).toBe(text(`documents.standing.status.${status}`));
    screen.getByText(text(`documents.standing.states.${state}`));
  });
}

test.each(LANGUAGES)('in %s a document that runs out soon is said, with its last day', async (language) => {
  const expiresOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const { text, ...screen } = await renderScreen(
    <Standing
      verifyStatus="APPROVED"
      documents={[some({ state: 'approved', expiresOn })]}
      level={1}
      places={UKRAINE}
    />,
    { language },
  );
  const day = createFormat(language).date(expiresOn, 'date', 'UTC');
  expect((await screen.findByRole('status')).textContent).toBe(text('documents.standing.soon', { day }));
});

test('one that waits beside one that did not do is what is said; who is approved reads that all is open', async () => {
  const documents = [some({ state: 'pending' }), some({ state: 'rejected' })];
  const { text, ...screen } = await renderScreen(
    <Standing verifyStatus="PENDING" documents={documents} level={0} places={UKRAINE} />,
  );
  await screen.findByText(text('documents.standing.states.waits'));
  expect(screen.queryByRole('status')).toBeNull();
  screen.unmount();
  const known = await renderScreen(
    <Standing verifyStatus="APPROVED" documents={[some({ state: 'approved' })]} level={1} places={UKRAINE} />,
  );
  expect(await known.findAllByText(text('documents.unlocks.now.open'))).toHaveLength(4);
  known.getByText(text('documents.standing.opensNothing', { level: 2 }));
});

test('while a move waits the stricter of both is what is open', async () => {
  const { text, ...screen } = await renderScreen(
    <Standing
      verifyStatus="NONE"
      documents={[]}
      level={0}
      places={{ region: 'EU', wishedRegion: 'UA', residence: null }}
    />,
  );
  const closed = await screen.findAllByText(text('documents.unlocks.now.closed'), { selector: 'dd' });
  expect(closed).toHaveLength(4);
});
