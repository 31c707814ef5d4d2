import { expect, test } from 'vitest';
import { containing, listStatement, rowStatement, type ListSql } from './list-sql.ts';

const LIST: ListSql<{ state?: string; text?: string }> = {
  select: 'SELECT t.id, t.name FROM thing t',
  always: 't.hidden = false',
  sorts: { name: { by: 't.name', type: 'text' } },
  id: { by: 't.id', type: 'bigint' },
  filters: {
    state: (state, bind) => `t.state = ${bind(state)}`,
    text: (text, bind) => `t.name ILIKE ${bind(containing(text))}`,
  },
};

test('the first page has what was asked for and no more, values apart from the text', () => {
  const { text, values } = listStatement(LIST, { state: `'; DROP` }, { sort: 'name', after: null, limit: 3 });
  expect(text).toBe(`SELECT t.name::text AS "~key", t.id::text AS "~id", t.id, t.name FROM thing t
WHERE (t.state = $1) AND t.hidden = false
ORDER BY t.name ASC, t.id ASC LIMIT $2`);
  expect(values).toEqual([`'; DROP`, 3]);
});

test('a later page goes on behind the last row, in either direction', () => {
  const page = { after: ['b', '7'], limit: 3 } as const;
  const up = listStatement(LIST, {}, { ...page, sort: 'name' });
  expect(up.text).toContain('(t.name, t.id) > ($1::text, $2::bigint)');
  expect(up.values).toEqual(['b', '7', 3]);
  const down = listStatement(LIST, {}, { ...page, sort: '-name' });
  expect(down.text).toContain('(t.name, t.id) < ($1::text, $2::bigint)');
  expect(down.text).toContain('ORDER BY t.name DESC, t.id DESC');
});

test('nothing is sorted by what the list does not declare', () => {
  const page = { after: null, limit: 1 };
  expect(() => listStatement(LIST, {}, { ...page, sort: 'id; DROP' })).toThrow('not sorted');
});

test('one row is found by its id, and what is never shown is not found by it', () => {
  expect(rowStatement(LIST)).toBe(
    'SELECT t.id, t.name FROM thing t WHERE t.id = $1::bigint AND t.hidden = false',
  );
});

test('signs of a pattern are searched for as they are', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
