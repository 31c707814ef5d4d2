import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { PREVIEW_COOKIE } from '../../../platform/http/preview-cookie.ts';
import type { Preview } from '../../../platform/http/http.ts';
import { createPreviewLinks } from './preview-links.ts';

const links = createPreviewLinks({ clock: systemClock, config: { seedKey: [randomBytes(32)] } });
const SHOWN: Preview = {
  ...{ kind: 'page', key: 'about', scope: 'all', version: 2 },
  ...{ brand: 'toro', region: 'KZ', theme: 'dark', untilMs: Date.now() + 60_000 },
};

test('what a page is told of its preview says nothing of whose link it is', () => {
  const link = { ...SHOWN, language: 'kk', path: '/about', operatorId: '7' } as const;
  const token = links.seal(link);
  expect(links.open(token)).toEqual(link);
  expect(links.read(`${PREVIEW_COOKIE}=${token}`)).toEqual(SHOWN);
});
