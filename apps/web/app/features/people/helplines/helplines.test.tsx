import { HELPLINES, HELPLINES_EVERYWHERE } from '@croupier/domain/people/helplines';
import { LANGUAGES, REGION_IDS } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { HelpLines } from './help-lines.tsx';
import { HelpNear } from './help-near.tsx';
import { OtherRegions } from './other-regions.tsx';

const idsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-helpline]')].map((line) => line.getAttribute('data-helpline'));
const idsOf = (region: (typeof REGION_IDS)[number]) => HELPLINES[region].map(({ id }) => id);

test.each(REGION_IDS)(
  'who is in %s is told of their own lines first, each with a way to reach it',
  async (region) => {
    const profile = somePlayer({ region });
    const { container, unmount } = await renderScreen(<HelpLines />, { profile });
    const everywhere = HELPLINES_EVERYWHERE.map(({ id }) => id);
    expect(idsIn(container)).toEqual([...idsOf(region), ...everywhere]);
    for (const line of container.querySelectorAll('[data-helpline]'))
      expect(line.querySelector('a')!.getAttribute('href')).toMatch(/^(tel:\d+|https:)/);
    unmount();
    const near = await renderScreen(<HelpNear />, { profile });
    expect(idsIn(near.container)[0]).toBe(idsOf(region)[0]);
  },
);

test.each(LANGUAGES)('and the lines of all other regions are there to open, in %s', async (language) => {
  const { container, text } = await renderScreen(<OtherRegions />, { language, region: 'KZ' });
  const others = REGION_IDS.filter((region) => region !== 'KZ');
  expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    others.map((region) => text(`settings.regions.${region}`)),
  );
  expect(idsIn(container)).toEqual(others.flatMap(idsOf));
});
