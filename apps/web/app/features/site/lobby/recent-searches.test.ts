import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';

test('the newest search comes first, each once however it is written, five in all', () => {
  const texts = ['sun', 'кіт', 'sea', 'КІТ', ' fish ', '', 'bee', 'moon'];
  expect(texts.reduce(withSearch, '').split('\n')).toEqual(['moon', 'bee', 'fish', 'КІТ', 'sea']);
});
