import { expect, test } from 'vitest';
import { frameDue } from './frames.ts';

test('a scene at rest is drawn some twenty times a second, then not at all; a show always', () => {
  const rest = { busy: false, sinceDrawnMs: 16, sinceTouchedMs: 1_000 };
  expect(frameDue(rest)).toBe('later');
  expect(frameDue({ ...rest, sinceDrawnMs: 60 })).toBe('now');
  expect(frameDue({ ...rest, sinceTouchedMs: 20_001 })).toBe('never');
  expect(frameDue({ busy: true, sinceDrawnMs: 1, sinceTouchedMs: 90_000 })).toBe('now');
});
