import '@daypicker/react/locale/en-GB';
import '@daypicker/react/locale/uk';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
// What comes later is there already: how long it takes to load is no part of what is tested.
import '@croupier/ui/calendar/calendar.tsx';
import { DateField } from './date-field.tsx';

test('a day is chosen from the calendar, and none beyond the bounds', async () => {
  const onChange = vi.fn<(day: string) => void>();
  const field = (
    <DateField label="From" value="2026-02-10" min="2026-02-05" max="2026-02-20" onChange={onChange} />
  );
  const { user, ...screen } = await renderScreen(field);
  await user.click(screen.getByRole('button', { name: /^From: .*10.*2026/ }));
  await screen.findByRole('grid', { hidden: true });
  const dayButton = (day: string) =>
    screen.container.querySelector<HTMLButtonElement>(`[data-day="${day}"] button`)!;
  expect(dayButton('2026-02-21').disabled).toBe(true);
  await user.click(dayButton('2026-02-19'));
  expect(onChange.mock.calls).toEqual([['2026-02-19']]);
});

test('without a day it says so in the language of the page, and nothing is there to take away', async () => {
  const field = <DateField label="Від" value="" onChange={() => undefined} />;
  const { user, text, ...screen } = await renderScreen(field, { language: 'ua' });
  await user.click(screen.getByRole('button', { name: `Від: ${text('shell.date.any')}` }));
  await screen.findByRole('grid', { hidden: true });
  expect(screen.queryByRole('button', { name: text('shell.date.clear'), hidden: true })).toBeNull();
});
