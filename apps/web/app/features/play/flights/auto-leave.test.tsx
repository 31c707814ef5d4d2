import { findGame, type Choice, type CrashDefinition } from '@croupier/games';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AutoLeave } from './auto-leave.tsx';

const KITE = findGame('high-kite')!.definition as CrashDefinition;

function Bet() {
  const [choice, setChoice] = useState<Choice | null>(null);
  return (
    <>
      <AutoLeave definition={KITE} required disabled={false} choice={choice} onChoice={setChoice} />
      <output>{JSON.stringify(choice)}</output>
    </>
  );
}

async function paste(text: string) {
  const { user, ...screen } = await renderScreen(<Bet />);
  const field = screen.getByRole('textbox');
  await user.clear(field);
  await user.paste(text);
  return {
    isRefused: field.getAttribute('aria-invalid') === 'true',
    choice: screen.getByRole('status').textContent,
  };
}

test.each([
  ['1.5', '[150]'],
  ['1,05', '[105]'],
  ['3', '[300]'],
  ['2.', '[200]'],
])('leaves at a multiplier when %s is pasted', async (text, choice) => {
  expect(await paste(text)).toEqual({ isRefused: false, choice });
});

test.each(['1e1', '0x10', '1.2.3', '-5', '１２', '1 5', '1.234'])(
  'keeps the choice of before and says so when %s is pasted, which is no multiplier',
  async (text) => {
    expect(await paste(text)).toEqual({ isRefused: true, choice: '[200]' });
  },
);
