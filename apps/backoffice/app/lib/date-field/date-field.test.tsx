import { render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { texts as english } from '../language/texts-en.ts';
import { texts as ukrainian } from '../language/texts-ua.ts';
import { DateField } from './date-field.tsx';
// What comes later is there already: how long it takes to load is no part of what is tested.
import './office-calendar.tsx';

const LANGUAGES = { 'en-GB': english, uk: ukrainian };

interface FormProps {
  withTime?: boolean;
  value?: string;
  /** A form that goes on with what it had while nothing is read. */
  isSteady?: boolean;
}

function Form({ withTime = false, value: first = '', isSteady = false }: FormProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField
        label="Until"
        value={value}
        withTime={withTime}
        onChange={(next) => (next !== '' || !isSteady) && setValue(next)}
      />
      <output>{value}</output>
    </>
  );
}

function open(props: FormProps = {}, locale: keyof typeof LANGUAGES = 'en-GB') {
  const screen = render(
    <IntlProvider locale={locale} messages={LANGUAGES[locale] as never} timeZone="UTC">
      <Form {...props} />
    </IntlProvider>,
  );
  const field = screen.getByRole('textbox') as HTMLInputElement;
  return { ...screen, user: userEvent.setup(), field, read: () => screen.getByRole('status').textContent };
}

test.each([
  ['en-GB', '03/04/2026 18:30', 'dd/mm/yyyy hh:mm'],
  ['uk', '03.04.2026 18:30', 'дд.мм.рррр гг:хх'],
] as const)('a moment is read alike and written as %s writes it', async (locale, written, example) => {
  const { user, field, read } = open({ withTime: true }, locale);
  expect(field.placeholder).toBe(example);
  await user.type(field, '3.4.2026 18:30');
  expect(read()).toBe('2026-04-03T18:30');
  await user.tab();
  expect(field.value).toBe(written);
});

test('what is no date stays to be mended, and is said once the field is left', async () => {
  const { user, field, read, ...screen } = open();
  await user.type(field, '31/02/2026');
  expect(screen.getByRole('alert').textContent).toBe('');
  await user.tab();
  expect([field.value, read(), screen.getByRole('alert').textContent]).toEqual([
    '31/02/2026',
    '',
    'Use this format: dd/mm/yyyy.',
  ]);
  await user.clear(field);
  await user.type(field, '28/02/2026');
  expect([read(), screen.getByRole('alert').textContent]).toEqual(['2026-02-28', '']);
});

test('a form that needs a date keeps the one that it had', async () => {
  const { user, field, read } = open({ value: '2026-04-03', isSteady: true });
  await user.clear(field);
  await user.type(field, '9');
  await user.tab();
  expect([field.value, read()]).toEqual(['03/04/2026', '2026-04-03']);
});

test('a day is chosen from the calendar, and the time stays', async () => {
  const { user, field, read, ...screen } = open({ withTime: true, value: '2026-04-03T18:30' });
  await user.click(screen.getByRole('button', { name: 'Open calendar: Until' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await dialog.findByRole('grid', { hidden: true });
  await user.click(screen.baseElement.querySelector('[data-day="2026-04-21"] button')!);
  expect([field.value, read()]).toEqual(['21/04/2026 18:30', '2026-04-21T18:30']);
});
