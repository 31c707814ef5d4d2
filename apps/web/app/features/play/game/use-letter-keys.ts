import { useRemembered } from '../../../lib/use-remembered.ts';

/** Whether letters act as keys. They can be switched off (WCAG 2.1.4): who dictates to a computer says letters. */
export function useLetterKeys(): [boolean, (on: boolean) => void] {
  const [letters, setLetters] = useRemembered<'on' | 'off'>('game-letters', 'on');
  return [letters === 'on', (on) => setLetters(on ? 'on' : 'off')];
}
