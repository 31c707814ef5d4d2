import { findGame, decideRound, tapeDraw, type BoardOutcome, type HiLoDefinition } from '@croupier/games';
import type { Language } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CardsPlaces } from './cards-controls.tsx';

const definition = findGame('queens-ladder')!.definition as HiLoDefinition;
const [ACE, SIX, KING] = [0, 20, 48] as const;

/** What the buttons are called where this card lies open, from the top: the first text in each. */
async function buttonsAt(card: number, language: Language): Promise<string[]> {
  const { steps, open } = decideRound(definition, tapeDraw([card])) as BoardOutcome;
  const { container, unmount } = await renderScreen(
    <CardsPlaces
      {...{ definition, steps, open, mode: 'main', turning: false, resting: false, betChoice: null }}
      {...{
        onBetChoice: () => {},
        onChoose: () => {},
        amountOf: String,
        failed: true,
        places: {},
        onMode: () => {},
      }}
    />,
    { language },
  );
  const names = [...container.querySelectorAll('button')].map((button) => firstTextIn(button));
  unmount();
  return names;
}

function firstTextIn(element: Element): string {
  return document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()?.textContent ?? '';
}

test.each([
  ['en', ['Higher', 'Equal'], ['Higher or equal', 'Lower or equal'], ['Equal', 'Lower']],
  ['ua', ['Старша', 'Рівна'], ['Старша або рівна', 'Молодша або рівна'], ['Рівна', 'Молодша']],
  ['ru', ['Старше', 'Равна'], ['Старше или равна', 'Младше или равна'], ['Равна', 'Младше']],
  ['kk', ['Үлкен', 'Тең'], ['Үлкен не тең', 'Кіші не тең'], ['Тең', 'Кіші']],
] as const)(
  'the buttons say which card wins, on the ace and the king too (%s)',
  async (language, ace, six, king) => {
    expect((await buttonsAt(ACE, language)).slice(0, 2)).toEqual(ace);
    expect((await buttonsAt(SIX, language)).slice(0, 2)).toEqual(six);
    expect((await buttonsAt(KING, language)).slice(0, 2)).toEqual(king);
  },
);
