import { SEGMENT_FILE_MAX } from '@croupier/contract/office/programmes-desk';
import { expect, test } from 'vitest';
import { playersInFile } from './players-in-file.ts';

test('reads one id a line, once each, whatever ends the lines', () => {
  expect(playersInFile('7\r\n12\n\n7\r3')).toEqual({ players: ['7', '12', '3'] });
});

test('reads the first column when the file is a table, and leaves its heading out', () => {
  expect(playersInFile('\uFEFF"player";name\n"7";Olena, of Kyiv\n12;Taras\n')).toEqual({
    players: ['7', '12'],
  });
  expect(playersInFile('id\tname\n 5 \tOlena')).toEqual({ players: ['5'] });
});

test('says which line names no player, and takes none of the file then', () => {
  expect(playersInFile('7\n12a\n3')).toEqual({ fault: 'odd', line: 2 });
  expect(playersInFile('7\nname')).toEqual({ fault: 'odd', line: 2 });
  expect(playersInFile('007')).toEqual({ fault: 'odd', line: 1 });
  expect(playersInFile('-7')).toEqual({ fault: 'odd', line: 1 });
  expect(playersInFile('1'.repeat(19))).toEqual({ fault: 'odd', line: 1 });
});

test('refuses a file that names nobody, or more players than one may', () => {
  for (const text of ['', '\n \n', 'player\n']) expect(playersInFile(text)).toEqual({ fault: 'empty' });
  const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('\n');
  expect(playersInFile(lines(SEGMENT_FILE_MAX))).toHaveProperty('players.length', SEGMENT_FILE_MAX);
  expect(playersInFile(lines(SEGMENT_FILE_MAX + 1))).toEqual({ fault: 'many' });
});
