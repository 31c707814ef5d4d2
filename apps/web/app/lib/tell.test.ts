import { expect, test } from 'vitest';
import { hearTold, tell, type Told } from './tell.ts';

test('what happens before anybody listens is heard first, and once', () => {
  const heard: Told[] = [];
  tell('logout', {});
  tell('gameOn', { game: 'fruit' });
  hearTold((told) => void heard.push(told));
  tell('successLogin', {});
  expect(heard).toEqual([
    { name: 'logout', about: {} },
    { name: 'gameOn', about: { game: 'fruit' } },
    { name: 'successLogin', about: {} },
  ]);
});
