import { lazy, Suspense, type ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { renderPage } from './render-page.server.ts';

const document = (part: ReactNode) => (
  <html lang="en">
    <head>
      <title>A page</title>
    </head>
    <body>
      <Suspense fallback={<p>soon</p>}>{part}</Suspense>
    </body>
  </html>
);
const render = (part: ReactNode, signal = new AbortController().signal) =>
  renderPage(() => document(part), { nonce: 'n1', signal });

function Preloaded() {
  preloadModule('/texts.js', { as: 'script' });
  return <p>there</p>;
}

test('a page is a whole document, with what it preloads and the script that begins its scripts, under its nonce', async () => {
  const html = await render(<Preloaded />);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>.*<link rel="modulepreload" href="\/texts.js"/);
  expect(html).toContain('<p>there</p>');
  expect(html).toMatch(/<script nonce="n1">\(function hearEarlyPresses[^]*<\/script><\/body><\/html>$/);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('a part that is not there yet is waited for', async () => {
  const Later = lazy(() => Promise.resolve({ default: () => <p>came</p> }));
  const html = await render(<Later />);
  expect(html).toContain('<p>came</p>');
  expect(html).toMatch(/^<!DOCTYPE html>[^]*hearEarlyPresses[^]*<\/html>$/);
  const again = await render(<Later />);
  expect(again).toContain('<p>came</p>');
  expect(again).not.toContain('soon');
});

test('a part that fails is told of, and left to the browser', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): ReactNode => {
    throw new Error('broken');
  };
  const html = await render(<Broken />);
  expect(html).toContain('<p>soon</p>');
  expect(told).toHaveBeenCalledWith('A page did not render', expect.objectContaining({ message: 'broken' }));
  told.mockRestore();
});

test('what fails outside of any part fails the page, and nothing is rendered for nobody', async () => {
  const broken = (): ReactNode => {
    throw new Error('broken');
  };
  const signal = new AbortController().signal;
  await expect(renderPage(broken, { nonce: undefined, signal })).rejects.toThrow('broken');
  const page = vi.fn();
  const gone = { nonce: undefined, signal: AbortSignal.abort(new Error('gone')) };
  await expect(renderPage(page, gone)).rejects.toThrow('gone');
  expect(page).not.toHaveBeenCalled();
});
