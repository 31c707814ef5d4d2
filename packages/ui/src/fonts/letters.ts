/** What the fonts of the site have letters for; what a player brings beside it is shown in a font of the system. */
export const FONT_LETTERS = [
  span(0x20, 0x7e),
  // Cyrillic of Russian, and what Ukrainian and Kazakh have beside it.
  span(0x410, 0x44f),
  'ЁёЄєІіЇїҐґ',
  'ӘәҒғҚқҢңӨөҰұҮүҺһ',
  '\u00a0«»“”„‘’–—…•·',
  '₴₸₽€№',
  '°±×½²³¼−≈←↑→↓',
].join('');

function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');
}
