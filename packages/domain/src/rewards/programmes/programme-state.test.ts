import { expect, test } from 'vitest';
import {
  mayAct,
  PROGRAMME_ACTS,
  PROGRAMME_STATES,
  programmeStateAt,
  type ProgrammeTimes,
} from './programme-state.ts';

const from = new Date('2026-12-01T00:00:00Z');
const until = new Date('2026-12-31T00:00:00Z');
const state = (times: Partial<ProgrammeTimes>, now: string) =>
  programmeStateAt({ kept: 'PUBLISHED', from, until, isUsedUp: false, ...times }, new Date(now));

test.each<[Partial<ProgrammeTimes>, string, string]>([
  [{}, '2026-11-30', 'PUBLISHED'],
  [{}, '2026-12-01', 'RUNNING'],
  [{}, '2026-12-31', 'ENDED'],
  [{ until: null }, '2099-01-01', 'RUNNING'],
  [{ isUsedUp: true }, '2026-12-02', 'ENDED'],
  [{ kept: 'PAUSED' }, '2026-12-02', 'PAUSED'],
  [{ kept: 'PAUSED' }, '2026-12-31', 'ENDED'],
  [{ kept: 'DRAFT', from: null, until: null }, '2026-12-02', 'DRAFT'],
  [{ kept: 'WITHDRAWN' }, '2026-12-02', 'WITHDRAWN'],
  [{ kept: 'ENDED' }, '2026-12-02', 'ENDED'],
])('%j is at %s: %s', (times, now, expected) => expect(state(times, now)).toBe(expected));

test('acts lead out of the states that they are for, and out of no other', () => {
  const allowed = PROGRAMME_ACTS.map((act) => [act, PROGRAMME_STATES.filter((each) => mayAct(act, each))]);
  expect(Object.fromEntries(allowed)).toEqual({
    publish: [...PROGRAMME_STATES],
    pause: ['RUNNING'],
    resume: ['PAUSED'],
    end: ['RUNNING', 'PAUSED'],
    withdraw: ['PUBLISHED', 'RUNNING', 'PAUSED'],
    draft: ['ENDED', 'WITHDRAWN'],
  });
});
