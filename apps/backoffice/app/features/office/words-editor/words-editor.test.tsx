import { readContent } from '@croupier/contract/office/content-desk';
import { checkWords, listWords } from '@croupier/contract/office/words-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

test('a text of the site is found, said in other words, judged, counted, and given back', async () => {
  const house = fakeNetwork();
  house.refuses(readContent, { status: 404, key: 'not_found' });
  house.answers(listWords, {
    words: ['form.title', 'form.lead'].map((key) => ({
      ...{ feature: 'support', key, filled: key === 'form.lead' ? ['count'] : [] },
      shipped: { ua: `ua ${key}`, ru: `ru ${key}`, en: `en ${key}`, kk: `kk ${key}` },
    })),
  });
  house.answers(checkWords, { faults: ['en/form.lead: lacks count'] });
  const screen = renderOffice(house, '/content/messages/support/all');
  await screen.user.type(await screen.findByLabelText(screen.text('words-editor.search')), 'KK form.lead');
  const words = within(screen.getByRole('list', { name: screen.text('words-editor.list') }));
  await screen.user.click(words.getByText('form.lead'));
  const english = await words.findByLabelText<HTMLTextAreaElement>(screen.text('words-editor.languages.en'));
  await screen.user.type(english, 'So many');
  await words.findByText(screen.text('words-editor.faults.lacks', { name: '{count}' }));
  screen.getByText(screen.text('words-editor.count', { said: 1, count: 2, found: 1 }));
  await screen.user.click(
    words.getByRole('button', { name: screen.text('words-editor.resetOne', { key: 'form.lead' }) }),
  );
  screen.getByText(screen.text('words-editor.count', { said: 0, count: 2, found: 1 }));
  expect(english.value).toBe('');
});
