import { expect, test } from 'vitest';
import { putOffScripts } from './late-scripts.ts';

test('modules and their preloads wait; everything else of a page is as it was', () => {
  const page =
    '<link rel="preload" as="font" href="/f.woff2"/><link nonce="n" rel="modulepreload" href="/a.js"/>' +
    '<script nonce="n">now()</script><script nonce="n" type="module" async="">import "/a.js"</script>';
  expect(putOffScripts(page)).toBe(
    '<link rel="preload" as="font" href="/f.woff2"/><link nonce="n" rel="later" href="/a.js"/>' +
      '<script nonce="n">now()</script><script nonce="n" type="later" async="">import "/a.js"</script>',
  );
});

test('words of a text are no links and no scripts', () => {
  const page = '<p>rel="modulepreload" type="module"</p>';
  expect(putOffScripts(page)).toBe(page);
});
