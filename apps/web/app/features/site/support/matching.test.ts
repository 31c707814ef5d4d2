import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const ANSWERS = [
  { question: 'Як вивести гроші?', html: '<p>Поки ніяк: <a href="/ua/rules">правила</a>.</p>' },
  { question: 'Що таке RTP?', html: '<p>Частка <strong>ставок</strong>.</p>' },
];
const found = (text: string) => matching(ANSWERS, text).map(({ question }) => question);

test.each([
  ['', 2],
  ['  ?', 2],
  ['rtp', 1],
  ['СТАВ', 1],
  ['гроші прав', 1],
  ['гроші ставка', 0],
  // Tags and addresses are no words of an answer, and a word is not found by its middle.
  ['strong', 0],
  ['href', 0],
  ['роші', 0],
])('%j finds %d', (text, count) => expect(found(text)).toHaveLength(count));
