import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, playRound, tapeDraw, type BoardOutcome, type HiLoDefinition } from '@croupier/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IntlProvider } from 'use-intl/react';
import { CardsBoard } from './cards-board.tsx';

const definition = findGame('queens-ladder')!.definition as HiLoDefinition;
const [ACE, SIX, KING] = [0, 20, 48] as const;

/** What the buttons are called where this card lies open, from the top. */
function buttonsAt(card: number, language: string): string[] {
  const { steps, open } = playRound(definition, tapeDraw([card])) as BoardOutcome;
  const file = join(import.meta.dirname, 'messages', `${language}.json`);
  const messages = { board: JSON.parse(readFileSync(file, 'utf8')) as object };
  const markup = renderToStaticMarkup(
    <IntlProvider locale={language === 'ua' ? 'uk' : language} messages={messages} timeZone="UTC">
      <CardsBoard
        {...{ definition, steps, open, mode: 'main', turning: false, resting: false, betChoice: null }}
        {...{ onBetChoice: () => {}, onChoose: () => {}, amountOf: String, piece: () => null }}
      />
    </IntlProvider>,
  );
  return [...markup.matchAll(/<button[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name!);
}

test.each([
  ['en', ['Higher', 'Equal'], ['Higher or equal', 'Lower or equal'], ['Equal', 'Lower']],
  ['ua', ['Старша', 'Рівна'], ['Старша або рівна', 'Молодша або рівна'], ['Рівна', 'Молодша']],
  ['ru', ['Старше', 'Равна'], ['Старше или равна', 'Младше или равна'], ['Равна', 'Младше']],
  ['kk', ['Үлкен', 'Тең'], ['Үлкен не тең', 'Кіші не тең'], ['Тең', 'Кіші']],
])('the buttons say which card wins, on the ace and the king too (%s)', (language, ace, six, king) => {
  expect(buttonsAt(ACE, language).slice(0, 2)).toEqual(ace);
  expect(buttonsAt(SIX, language).slice(0, 2)).toEqual(six);
  expect(buttonsAt(KING, language).slice(0, 2)).toEqual(king);
});
