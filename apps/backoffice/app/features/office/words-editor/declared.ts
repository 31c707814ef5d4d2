import type { SearchSource } from '../../../lib/declared.ts';
import { findWords } from './find-words.ts';

export const finders: readonly SearchSource[] = [
  {
    key: 'words',
    permission: 'read.content',
    icon: 'scroll',
    takes: (text) => text.length > 2 && text.length <= 80,
    find: findWords,
  },
];
