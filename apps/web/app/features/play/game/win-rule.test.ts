import { GAMES } from '@croupier/games';
import { expect, test } from 'vitest';
import { featureRuleOf, winRuleOf } from './win-rule.ts';

test('how each game of the house wins follows from its definition', () => {
  const told = GAMES.map(({ definition }) => {
    const { key, numbers } = winRuleOf(definition);
    const feature = featureRuleOf(definition);
    const brought = feature && `${feature.key} ${feature.count} ${feature.symbol}`;
    return [
      definition.id,
      [key, ...Object.values(numbers), brought].filter((part) => part !== null).join(' '),
    ];
  });
  expect(Object.fromEntries(told)).toEqual({
    'amber-codex': 'lines 3 10 freeSpins 3 codex',
    'bison-valley': 'lines 3 40 freeSpins 3 windmill',
    'comet-garden': 'bothWays 3 10 respin 1 comet',
    'fair-wheel': 'wheel',
    gearworks: 'cascadeWays 3 117649 freeSpins 4 boiler',
    'glacier-run': 'cascadeLines 3 20 freeSpins 3 ice-gate',
    'gold-rail': 'lines 3 20 hold 6 coin',
    'high-kite': 'flight',
    'honey-hive': 'cluster 5 freeSpins 3 beehive',
    'lantern-tide': 'lines 3 20 freeSpins 3 moon',
    'lucky-fern': 'scratch 3',
    'marble-run': 'plinko',
    'night-keno': 'draw 80 20',
    'paper-dragons': 'ways 3 243 freeSpins 3 festival-drum',
    'pearl-reef': 'mines',
    'queens-ladder': 'cards',
    'roof-cats': 'towers',
    'six-of-45': 'draw 45 6',
    'storm-keep': 'anywhere 8 freeSpins 4 keep',
    'sunny-orchard': 'lines 3 5',
    'tavern-dice': 'dice',
  });
});
