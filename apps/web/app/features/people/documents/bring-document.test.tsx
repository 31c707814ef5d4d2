import type { DocumentKind } from '@croupier/domain/people/documents';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BringDocument } from './bring-document.tsx';

const FORM = { firstName: 'Iryna', lastName: 'Koval', birthday: '1990-02-03' };
function Bringing({ form }: { form: Partial<Record<keyof typeof FORM, string | null>> }) {
  const [chosen, setChosen] = useState<DocumentKind>('passport');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <BringDocument
      {...{ documents: [], mayUpload: true, form: { ...FORM, ...form } }}
      {...{ chosen, onChoose: setChosen, heading }}
    />
  );
}
const card = (form: Parameters<typeof Bringing>[0]['form']) => <Bringing form={form} />;

test.each(LANGUAGES)(
  'in %s what the profile lacks is said before anything is photographed',
  async (language) => {
    const { text, ...screen } = await renderScreen(card({ birthday: null }), { language });
    screen.getByText(text('documents.bring.noForm'), { exact: false });
    const link = screen.getByRole('link', { name: text('documents.bring.toProfile') });
    expect(link.getAttribute('href')).toContain('/profile');
    expect(screen.queryByRole('button', { name: text('documents.bring.take') })).toBeNull();
  },
);

test('with a whole form a page can be taken, and of a bank card without one', async () => {
  const { text, ...screen } = await renderScreen(card({}));
  screen.getByRole('button', { name: text('documents.bring.take') });
  const other = await renderScreen(card({ lastName: null }));
  await other.user.selectOptions(other.getAllByLabelText(text('documents.bring.kind'))[1]!, 'card-photo');
  expect(other.getAllByRole('button', { name: text('documents.bring.take') })).toHaveLength(2);
});
