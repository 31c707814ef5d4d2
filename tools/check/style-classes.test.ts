import { expect, test } from 'vitest';
import { checkStyleClasses, findClassFaults } from './style-classes.ts';

const SHEET = {
  path: 'a/card.module.css',
  text: '.card:hover > .title { padding: 0.5rem; /* .no */ }\n:global(.of-others) { top: 0; }',
};
const component = (body: string) => ({
  path: 'a/card.tsx',
  text: `import styles from './card.module.css';\nexport const Card = () => ${body};`,
});
const faults = (body: string) => findClassFaults([component(body)], [SHEET]);

test('a component that takes what its sheet has is right', () => {
  expect(faults(`<p className={styles.card}><b className={styles['title']} /></p>`)).toEqual([]);
});

test('a class is found that the sheet does not have, and one that nobody takes', () => {
  expect(faults('<p className={styles.card}><b className={styles.titel} /></p>')).toEqual([
    'a/card.tsx: a/card.module.css has no class titel',
    'a/card.module.css: nobody takes the class title',
  ]);
});

test('of a sheet that is taken by what only shows when it runs, no class is called dead', () => {
  expect(faults('<p className={styles[size]} />')).toEqual([]);
  expect(faults('<Frame styles={styles} />')).toEqual([]);
});

test('a sheet that no file takes is dead', () => {
  expect(findClassFaults([], [SHEET])).toHaveLength(2);
});

test('those of the repository are', () => {
  expect(checkStyleClasses()).toEqual([]);
});
