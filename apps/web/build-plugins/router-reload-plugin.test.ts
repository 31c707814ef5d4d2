import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withTold } from './router-reload-plugin.ts';

const ROUTER = fileURLToPath(new URL('../../../node_modules/react-router/dist/', import.meta.url));

test.each(['production', 'development'])('the router of %s tells of a script that did not come', (mode) => {
  const told = withTold(readFileSync(`${ROUTER}${mode}/lib/dom/ssr/routeModules.js`, 'utf8'));
  expect(told).not.toContain('location.reload');
  expect(told).toContain('vite:preloadError');
});

test('a router that works otherwise stops the build', () => {
  expect(() => withTold('await import(route.module)')).toThrow(/another way/);
});
