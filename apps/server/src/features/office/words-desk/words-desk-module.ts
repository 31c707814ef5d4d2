import * as contract from '@croupier/contract/office/words-desk';
import type { Module } from '../../../platform/module.ts';
import { refuse } from '../../../platform/refusal.ts';
import { wordFaultsOf } from '../../site/content/feature.ts';
import { findWords, listWords } from './list-words.ts';

/** Where the texts of the players' site are looked up, by who says something else in their place. */
export function createWordsDesk(): { module: Module } {
  return {
    module: {
      name: 'words-desk',
      office: (http) => {
        http.handle(contract.listWords, async ({ input }) => {
          const words = await listWords(input.params.feature);
          return words ? { words } : refuse('not_found');
        });
        http.handle(contract.checkWords, async ({ input: { params, body } }) => ({
          faults: await wordFaultsOf(params.feature, body.texts),
        }));
        http.handle(contract.findWords, async ({ input }) => ({ words: await findWords(input.query.text) }));
      },
    },
  };
}
