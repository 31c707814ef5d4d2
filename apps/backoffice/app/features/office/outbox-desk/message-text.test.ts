import { expect, test } from 'vitest';
import { piecesOf } from './message-text.ts';

const linksIn = (text: string) =>
  piecesOf(text).flatMap(({ text: piece, isLink }) => (isLink ? [piece] : []));

test.each<[string, string[]]>([
  ['no link in here', []],
  ['Go to http://localhost:3100/invitation/abc_D-9.', ['http://localhost:3100/invitation/abc_D-9']],
  [
    '(https://a.example/?x=1&y=2), and https://b.example!',
    ['https://a.example/?x=1&y=2', 'https://b.example'],
  ],
  ['javascript:alert(1) data:text/html,x //evil.example', []],
  ['https://a.example/<script>', ['https://a.example/']],
])('%s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
