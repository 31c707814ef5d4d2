import { LANGUAGES, type RegionId } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RuleCards } from './rule-cards.tsx';

const at = (region: RegionId, wishedRegion: RegionId | null = null) => ({
  ...{ region, wishedRegion, residence: null },
});

test('of several places each rule says whose it is', async () => {
  const places = { region: 'UA', wishedRegion: null, residence: 'EU' } as const;
  const { text, ...screen } = await renderScreen(<RuleCards places={places} />);
  const told = (rule: string) =>
    screen.getByText(text(`rules-in-force.rules.${rule}`)).closest('div')!.textContent;
  const whose = (region: string) =>
    text('rules-in-force.bindsBy', { region: text(`settings.regions.${region}`) });
  for (const rule of ['autoplay', 'minimumCycleMs', 'maximumStakeMinor', 'cancelPayOut'])
    expect(told(rule)).toContain(whose('EU'));
  for (const rule of ['minimumAge', 'lossBonuses', 'celebratedAboveStakes'])
    expect(told(rule)).toContain(whose('UA'));
  expect(told('maximumStakeMinor')).toContain('250');
  expect(told('minimumCycleMs')).toMatch(/2\.5.*5/);
});

test('of one place nothing is said of whose', async () => {
  const places = { region: 'SL', wishedRegion: null, residence: 'SL' } as const;
  const { text, ...screen } = await renderScreen(<RuleCards places={places} />);
  expect(screen.queryByText(/as of/)).toBeNull();
  expect(
    screen.getByText(text('rules-in-force.rules.maximumStakeMinor')).closest('div')!.textContent,
  ).toContain(text('rules-in-force.values.none'));
});
for (const language of LANGUAGES)
  test(`in ${language} it is told from which level on what is open, in each region as it is there`, async () => {
    const { text, ...ukraine } = await renderScreen(<RuleCards places={at('UA')} />, { language });
    ukraine.getByRole('heading', { name: text('rules-in-force.groups.levels') });
    expect(ukraine.getAllByText(text('documents.unlocks.from.level', { level: 1 }))).toHaveLength(4);
    ukraine.unmount();
    const romania = await renderScreen(<RuleCards places={at('RC')} />, { language });
    romania.getByText(text('documents.unlocks.from.start'));
    expect(romania.container.textContent.replaceAll(/\s/g, ' ')).toMatch(/10[ ,.]?000/);
    romania.unmount();
    const both = await renderScreen(<RuleCards places={at('RC', 'UA')} />, { language });
    expect(both.getAllByText(text('documents.unlocks.from.level', { level: 1 }))).toHaveLength(4);
  });
