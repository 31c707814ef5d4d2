import Type from 'typebox';
import { Closed, DoneSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export const PLATFORMS = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const pwaInstalled = operation({
  method: 'POST',
  path: '/inner/pwa/installed',
  access: 'public',
  limit: 'counters',
  tag: 'pwa',
  summary: 'The site was installed as an app, whoever did it: counted by platform and nothing else',
  body: Closed({ platform: Type.Enum([...PLATFORMS]) }),
  response: DoneSchema,
});
export const setInstallPwa = operation({
  method: 'POST',
  path: '/api/users/profile/set-install-pwa',
  access: 'player',
  tag: 'pwa',
  summary: 'I have installed the app; told again, it stays as it was',
  response: DoneSchema,
});
export const setFromPwa = operation({
  method: 'POST',
  path: '/api/users/profile/set-from-pwa',
  access: 'player',
  tag: 'pwa',
  summary: 'I am here by the app, which is installed, then',
  query: Closed({ fromPwa: Type.Literal('true') }),
  response: DoneSchema,
});
