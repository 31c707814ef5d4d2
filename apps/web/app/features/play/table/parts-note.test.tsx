import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PartsNote } from './parts-note.tsx';

test.each(LANGUAGES)('in %s an amount is told by the parts it has, and by no other', async (language) => {
  const { text, ...screen } = await renderScreen(
    <>
      <p data-testid="both">
        <PartsNote own={300n} bonus={700n} currency="UAH" />
      </p>
      <p data-testid="bonus">
        <PartsNote own={0n} bonus={700n} currency="UAH" />
      </p>
      <p data-testid="own">
        <PartsNote own={300n} bonus={0n} currency="UAH" />
      </p>
    </>,
    { language },
  );
  const said = (name: string) => screen.getByTestId(name).textContent;
  expect(said('both')).toMatch(/3[.,]00.*7[.,]00/);
  expect(said('bonus')).toBe(text('table.parts.bonus'));
  expect(said('own')).toBe('');
});
