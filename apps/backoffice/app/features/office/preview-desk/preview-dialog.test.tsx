import { makePreview } from '@croupier/contract/office/preview-desk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { texts } from '../../../lib/language/texts-en.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const URL = 'https://rino.example/preview?link=abc';

function open(scope: string) {
  const house = fakeNetwork();
  const previewed = { kind: 'promotion', documentKey: 'summer', scope, version: 3 };
  const screen = render(
    <IntlProvider locale="en-GB" timeZone="UTC" messages={texts as never}>
      <QueryClientProvider client={new QueryClient()}>
        <PreviewDialog {...previewed} onClose={() => undefined} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  return { house, screen, user: userEvent.setup() };
}

test('a link is made for a look, opens beside, and goes when another look is chosen', async () => {
  const { house, screen, user } = open('KZ');
  house.answers(makePreview, { url: URL, until: '2026-11-23T10:30:00.000Z' });
  await user.selectOptions(screen.getByLabelText('Language'), 'kk');
  await user.selectOptions(screen.getByLabelText('Theme'), 'dark');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const link = await screen.findByRole('link', { name: 'Open the site' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([URL, 'noreferrer noopener']);
  expect(document.activeElement).toBe(link);
  expect(house.asked(makePreview)[0]!.body).toEqual({
    ...{ kind: 'promotion', key: 'summer', scope: 'KZ', version: 3, path: '/promotions/summer' },
    ...{ language: 'kk', region: 'KZ', theme: 'dark', brand: 'rino' },
  });
  await user.selectOptions(screen.getByLabelText('Brand'), 'toro');
  expect(screen.queryByRole('link', { name: 'Open the site' })).toBeNull();
});

test('what is not whole is said so, and the choices stay', async () => {
  const { house, screen, user } = open('all');
  house.refuses(makePreview, { status: 422, key: 'draft_not_whole' });
  await user.selectOptions(screen.getByLabelText('Region'), 'RC');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText(/This version is incomplete/);
  expect((screen.getByLabelText('Region') as HTMLSelectElement).value).toBe('RC');
});
