import { expect, test } from 'vitest';
import { addItem, moveItem, removeItem, setAt } from './edit-body.ts';

const TEXT = { title: 'About', steps: [{ title: 'One' }, { title: 'Two' }] };

test('a place is written to, made where it is missing, and nothing else changes', () => {
  expect(setAt(TEXT, ['steps', 1, 'title'], 'Second')).toEqual({
    title: 'About',
    steps: [{ title: 'One' }, { title: 'Second' }],
  });
  expect(Object.keys(setAt(TEXT, ['title'], 'x') as object)).toEqual(['title', 'steps']);
  expect(setAt({}, ['empty', 'action', 'to'], '/')).toEqual({ empty: { action: { to: '/' } } });
  expect(setAt(TEXT, ['steps'], undefined)).toEqual({ title: 'About' });
  expect(TEXT.steps).toHaveLength(2);
});

test('items come, go and move; a list that may be left out goes with its last', () => {
  expect(addItem({}, ['terms'], '')).toEqual({ terms: [''] });
  expect(removeItem({ faqs: [1] }, ['faqs'], 0, true)).toEqual({});
  expect(removeItem({ faqs: [1] }, ['faqs'], 0, false)).toEqual({ faqs: [] });
  expect(moveItem({ a: [1, 2, 3] }, ['a'], 2, -1)).toEqual({ a: [1, 3, 2] });
  expect(moveItem({ a: [1, 2] }, ['a'], 0, -1)).toEqual({ a: [1, 2] });
  expect(moveItem({ a: [1] }, ['a'], 1, -1)).toEqual({ a: [1] });
});
