import type { NoticePreferences } from '@croupier/contract/people/notices';
import { expect, test } from 'vitest';
import { changed, takingBack } from './preferences.ts';

const way = (category: 'money' | 'offers', isOn: boolean) =>
  ({ category, channel: 'email', isOn, isLocked: false }) as const;

const BEFORE: NoticePreferences = {
  ways: [way('money', true), way('offers', false)],
  reachable: ['email'],
  quietHours: { fromMinute: 1320, toMinute: 480 },
  timeZone: 'Europe/Kyiv',
};

test('a change touches what it names, and what takes it back makes all as it was', () => {
  for (const change of [
    { ways: [{ category: 'offers', channel: 'email', isOn: true }] },
    { quietHours: null },
    { quietHours: { fromMinute: 0, toMinute: 15 } },
  ] satisfies Parameters<typeof changed>[1][]) {
    const after = changed(BEFORE, change);
    expect(after).not.toEqual(BEFORE);
    expect(changed(after, takingBack(BEFORE, change))).toEqual(BEFORE);
  }
  expect(changed(BEFORE, { ways: [{ category: 'offers', channel: 'email', isOn: true }] }).ways).toEqual([
    way('money', true),
    way('offers', true),
  ]);
});
