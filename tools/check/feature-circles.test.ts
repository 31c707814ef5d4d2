import { expect, test } from 'vitest';
import { importsInCircles } from './feature-circles.ts';

const featureOf = (file: string) => /^features\/(\w+)\//.exec(file)?.[1];
const edges = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from, to] = pair.split(' ');
    return { from: `features/${from}.ts`, to: `features/${to}.ts` };
  });

test('three features that need each other in turn are a circle, though no two of their files are', () => {
  const circle = edges('a/one b/one', 'b/two c/one', 'c/two a/two');
  expect(importsInCircles([...circle, ...edges('a/more b/one')], featureOf)).toEqual(circle);
});

test('what leads to a circle or away from it is none', () => {
  const circle = edges('a/one b/one', 'b/two a/two');
  const around = edges('z/one a/one', 'b/one y/one', 'a/one a/two');
  expect(importsInCircles([...around, ...circle], featureOf)).toEqual(circle);
});

test('features that share what lies below them are no circle, and files of no feature do not count', () => {
  const below = edges('a/one c/one', 'b/one c/one', 'a/one b/two');
  const outside = [
    { from: 'features/c/one.ts', to: 'lib/x.ts' },
    { from: 'lib/x.ts', to: 'features/a/one.ts' },
  ];
  expect(importsInCircles([...below, ...outside], featureOf)).toEqual([]);
});
