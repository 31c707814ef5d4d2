import { pictureChoices } from '@croupier/contract/office/picture-desk';
import * as api from '@croupier/contract/office/programmes-desk';
import { listWords } from '@croupier/contract/office/words-desk';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

afterEach(() => localStorage.clear());

const SITE = join(import.meta.dirname, '../../../../../web/app/features');
const DISTRICTS: Readonly<Record<string, string>> = {
  wallet: 'money',
  lobby: 'site',
  nominations: 'contests',
};

/** The words that the site ships of a feature, as the office is told them. */
function wordsOf(feature: string) {
  if (feature === 'games') {
    const shipped = { ua: 'Лис', ru: 'Лис', en: 'Fox', kk: 'Түлкі' };
    return { words: [{ feature, key: 'fox.name', shipped, filled: [] }] };
  }
  const folder = join(SITE, DISTRICTS[feature] ?? 'rewards', feature);
  const read = (language: string) =>
    flat(JSON.parse(readFileSync(join(folder, `messages/${language}.json`), 'utf8')) as object);
  const said = LANGUAGES.map((language) => [language, new Map(read(language))] as const);
  const keys = [...said[0]![1].keys()];
  return {
    words: keys.map((key) => ({
      ...{ feature, key, filled: [] },
      shipped: Object.fromEntries(said.map(([language, texts]) => [language, texts.get(key)!])) as never,
    })),
  };
}

const flat = (texts: object, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? [[`${before}${key}`, inner]] : flat(inner as object, `${before}${key}.`),
  );

const textsOf = (title: string) => ({ title, lead: `${title}, lead`, terms: ['Line **bold** <i>x</i>'] });
const TEXTS = {
  ...{ ua: textsOf('Колода'), ru: textsOf('Колода карт'), en: textsOf('Deck'), kk: textsOf('Карта') },
};
const AT = '2026-11-20T10:00:00.000Z';

async function open(kind: string, body: object, me = {}) {
  const house = fakeNetwork();
  const view: api.ProgrammeView = {
    ...{ kind, code: 'one', title: 'One', state: 'DRAFT', version: null, latestVersion: 1 },
    ...{ draft: true, regions: ['UA'], from: null, until: null, followsShipped: false, given: 0 },
    ...{ costMinor: [], changedBy: 'Olena', changedAt: AT, faults: [], versions: [], runs: [] },
    ...{ uses: [], days: [] },
    body: {
      ...{ kind, code: 'one', place: 1, picture: '', caps: {}, texts: TEXTS },
      ...{ schedule: { from: '2026-01-01T00:00', zone: 'region' }, audience: { regions: ['UA', 'EU'] } },
      ...body,
    },
  };
  house.answers(api.readProgramme, view);
  house.answers(pictureChoices, { pictures: [] });
  house.answers(listWords, ({ path }) => wordsOf(path.split('/').at(-1)!));
  const screen = renderOffice(house, `/programmes/${kind}/one`, me);
  const say = (key: string) => screen.text(`programme-preview.${key}`);
  const preview = within(await screen.findByRole('region', { name: say('title') }));
  const frame = async () => preview.findByRole('group', { name: say('frame') });
  const inLanguage = async (language: string) => {
    const name = new RegExp(`^${screen.text(`lib.schemaForm.fields.${language}`)}`);
    await screen.user.click(preview.getByRole('radio', { name }));
    return (await frame()).textContent.replaceAll('\u00a0', ' ');
  };
  return { house, screen, say, preview, frame, inLanguage };
}

const ITEM = { terms: { price: 500, stock: 3, reward: { kind: 'money', amount: { UAH: '5000' } } } };

test('reads an item as on its shelf when each of the four languages is chosen', async () => {
  const { preview, say, inLanguage, frame } = await open('store-item', ITEM);
  expect(await inLanguage('ua')).toMatch(/Колода.*50,00 ₴.*Колода, lead.*Лишилося 3 штуки.*500 балів/);
  expect(await inLanguage('ru')).toMatch(/Колода карт.*50,00 ₴.*500 баллов/);
  expect(await inLanguage('en')).toMatch(/Deck.*₴50\.00 in real money.*3 left.*500 points.*Exchange points/);
  expect(await inLanguage('kk')).toMatch(/Карта.*50,00 ₴.*500 ұпай/);
  expect((await frame()).lang).toBe('kk-KZ');
  // Markdown as the site shows it, with HTML as the text that it is.
  expect(within(await frame()).getByText('bold').tagName).toBe('STRONG');
  expect(await inLanguage('en')).toContain('<i>x</i>');
  preview.getByText(say('allTexts'));
});

test('shows what is written and not saved, and says which text is missing when one is blank', async () => {
  const { screen, preview, say, inLanguage } = await open('store-item', ITEM);
  await inLanguage('en');
  const price = screen.getByLabelText(screen.text('lib.schemaForm.fields.price'));
  await screen.user.clear(price);
  await screen.user.type(price, '720');
  await preview.findByText('720 points');
  const english = within(screen.getByRole('region', { name: screen.text('lib.schemaForm.fields.en') }));
  await screen.user.clear(english.getByLabelText(screen.text('lib.schemaForm.fields.title')));
  await preview.findByText(say('lacks.title'));
  const list = within(preview.getByRole('list', { name: say('someTexts') }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['English: Title']);
});

test('says that a player is not shown it when their currency has no amount', async () => {
  const { screen, preview, say } = await open('store-item', ITEM);
  await preview.findByText(/₴/);
  expect(preview.queryByText(say('notOffered'))).toBeNull();
  await screen.user.selectOptions(preview.getByLabelText(say('region')), 'EU');
  await preview.findByText(say('notOffered'));
});

test('tells the odds of a magic box when its table has weights', async () => {
  const loot = [
    { weight: 900, reward: { kind: 'points', points: 5 } },
    { weight: 99, reward: { kind: 'nothing' } },
    { weight: 1, reward: { kind: 'money', amount: { UAH: '50000', EUR: '1000' } }, stock: 100 },
  ];
  const { inLanguage, frame } = await open('bonus-promotion', {
    terms: { as: 'magicBox', icon: 'chest', perDay: 2, loot },
  });
  expect(await inLanguage('en')).toContain('You can open it 2 times today');
  const rows = within(await frame()).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...['PrizeChance', '5 points90%', 'Nothing this time9.9%', '₴500.00 in real money 100 left0.1%'],
  ]);
});

test('draws the sectors of a wheel by their labels, and tells its odds apart', async () => {
  const loot = [
    { weight: 3, reward: { kind: 'points', points: 5 } },
    { weight: 1, reward: { kind: 'points', points: 50 } },
  ];
  const sectors = [
    { row: 0, width: 1, colour: 'felt' },
    { row: 1, width: 3, colour: 'gold' },
  ];
  const { inLanguage, frame, say } = await open('wheel', {
    terms: { loot, sectors, attempts: { price: 60 } },
    texts: { en: { title: 'Daily', lead: 'Turn it.', terms: [], sectors: ['Few'] } },
  });
  const text = await inLanguage('en');
  expect(text).toContain('Spin for 60 points');
  expect(text).toContain(`Few${say('lacks.name')}`);
  const rows = within(await frame()).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['PrizeChance', '5 points75%', '50 points25%']);
});

test('tells how often and for how long a random bonus is shown, with its odds', async () => {
  const loot = [{ weight: 1, reward: { kind: 'points', points: 3 } }];
  const { inLanguage } = await open('bonus-promotion', {
    terms: { as: 'randomBonuses', icon: 'gift', perDay: 2, shownSeconds: 1_200, loot },
  });
  const text = await inLanguage('en');
  expect(text).toContain('Open the gift');
  expect(text).toContain('Shown 2 times a day, for 20 minutes');
  expect(text).toContain('3 points100%');
});

test('tells the parts of a workshop with their chances, what they come for, and what is assembled of them', async () => {
  const goal = { counts: 'rounds', games: 'all', minimumStake: { UAH: '200', EUR: '5' }, target: 50 };
  const parts = [
    { code: 'glass', weight: 3 },
    { code: 'wick', weight: 1 },
  ];
  const needs = [{ part: 'glass', count: 2 }];
  const recipes = [{ code: 'lamp', needs, reward: { kind: 'points', points: 20 } }];
  const names = { parts: { glass: 'Glass' }, recipes: { lamp: 'A lamp' } };
  const { inLanguage } = await open('bonus-promotion', {
    terms: { as: 'manufacture', icon: 'lantern', goal, parts, recipes },
    texts: { en: { title: 'Works', lead: 'Make a lamp.', terms: [], ...names } },
  });
  const text = await inLanguage('en');
  expect(text).toContain('Glass Chance 75%');
  expect(text).toContain('The item name is missing Chance 25%');
  expect(text).toContain('0 of 50 rounds');
  expect(text).toContain('Rounds with a stake of ₴2');
  expect(text).toContain('Assemble: A lamp20 pointsGlass: 0 of 2');
});

test('tells how points are earned when a programme counts stakes in some games', async () => {
  const goal = { counts: 'stakes', games: { games: ['fox'] }, target: { UAH: '10000', EUR: '200' } };
  const { inLanguage } = await open('earning', { terms: { goal, points: 1, expireDays: 365 } });
  const text = await inLanguage('en');
  expect(text).toContain('1 point for every ₴100 staked');
  expect(text).toContain('Games that count: Fox.');
  expect(text).toContain('valid for 365 days');
});

const BONUS = {
  ...{ type: 'PERCENT_ON_DEPOSIT', percent: 100, maximum: { UAH: '200000' }, minDeposit: { UAH: '10000' } },
  ...{ wagerTimes: 10, wagerBase: 'BONUS', order: 'REAL_FIRST', maximumStake: { UAH: '5000' } },
  ...{ contributions: [{ of: { games: ['fox'] }, percent: 50 }], otherContribution: 100 },
  ...{ maximumConversion: { UAH: '400000' }, claimDays: 14, validDays: 7, trigger: { by: 'deposit' } },
};

test('tells a bonus of a deposit with its wagering, highest stake, cap and what counts in each language', async () => {
  const { inLanguage, frame } = await open('bonus', { terms: BONUS });
  expect(await inLanguage('en')).toMatch(
    new RegExp(
      [
        ...[
          'Deck',
          '100% of your deposit, up to ₴2,000',
          'deposit of ₴100 or more',
          'Wagering ×10 of the bonus',
        ],
        ...['₴50', 'At most ₴4,000', 'runs for 7 days', 'Fox', '50%', 'Other games', '100%'],
      ].join('.*'),
    ),
  );
  expect(await inLanguage('ua')).toMatch(/Колода.*100.%.*2.000.₴.*×10.*Лис.*50.%/);
  expect(await inLanguage('ru')).toMatch(/×10.*Лис/);
  expect(await inLanguage('kk')).toMatch(/×10.*Түлкі/);
  expect((await frame()).lang).toBe('kk-KZ');
});

test('tells spins with their games, stake and rounds', async () => {
  const spins = { games: ['fox', 'moon'], stake: { UAH: '200' }, rounds: 10, endsAs: 'real' };
  const gift = { type: 'GIFT_SPINS', wagerTimes: 0, wagerBase: 'WINNINGS', trigger: { by: 'shelf' }, spins };
  const { inLanguage } = await open('bonus', { terms: gift });
  expect(await inLanguage('en')).toMatch(/10 gift spins at ₴2.*Activate bonus.*as real money.*Fox, moon/);
});

test('tells the whole wagering and the shared code when the sum of a bonus is known', async () => {
  const codes = { kind: 'shared', code: 'LANTERN26' };
  const { inLanguage } = await open('bonus', {
    terms: { ...BONUS, type: 'FIXED', amount: { UAH: '15000' }, codes },
  });
  expect(await inLanguage('en')).toMatch(/₴150.*Promo code: LANTERN26.*Wagering ×10: ₴1,500 in stakes/);
});

test('says that a player is not shown a bonus when it has no amount in their currency', async () => {
  const terms = { type: 'PERCENT_ON_DEPOSIT', maximum: { EUR: '5' }, percent: 1 };
  const { preview, say } = await open('bonus', { terms });
  await preview.findByText(say('notOffered'));
});

test('reads the texts of the programme alone when the operator may not read content', async () => {
  const permissions = ['use.office', 'read.programmes'];
  const { house, preview, say, frame } = await open('store-item', ITEM, { permissions });
  await preview.findByText(say('noWords'));
  expect((await frame()).textContent).toContain('Колода');
  expect(house.asked(listWords)).toEqual([]);
});

test('names each medal of an achievement with what it takes and gives, and says that it is hidden', async () => {
  const { inLanguage, frame } = await open('achievement', {
    terms: {
      goal: { counts: 'games', games: 'all' },
      tiers: [
        { tier: 'silver', target: 5, reward: { kind: 'points', points: 10 } },
        { tier: 'gold', target: 12 },
      ],
      hidden: true,
    },
  });
  expect(await inLanguage('en')).toContain('Hidden achievement');
  const rows = within(within(await frame()).getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Silver · 5 games · reward: 10 points',
    'Gold · 12 games',
  ]);
});

test('reads a quest as its steps, with what each asks for in the reader’s money and what it gives', async () => {
  const step = { at: { x: 10, y: 10 }, reward: { kind: 'points', points: 5 } };
  const line = (name: string) => ({ name, text: `Go to ${name}.` });
  const text = { title: 'Way', lead: 'Three stops.', terms: [], steps: ['Bay', 'Hill', 'Fort'].map(line) };
  const { inLanguage, preview, screen, say } = await open('quest', {
    terms: {
      needsJoin: true,
      steps: [
        { ...step, goal: { counts: 'stakes', games: 'all', target: { UAH: '50000' } } },
        { ...step, goal: { counts: 'rounds', games: { games: ['fox'] }, target: 20 } },
        {
          ...step,
          goal: { counts: 'best-multiplier', games: 'all', target: 250 },
          reward: { kind: 'bonus' },
        },
      ],
      final: { kind: 'money', amount: { UAH: '10000' } },
    },
    texts: { ...TEXTS, en: text },
  });
  const english = await inLanguage('en');
  expect(english).toMatch(/Start the quest.*Bay.*Stakes: ₴500.*Reward: 5 points.*Hill.*Rounds: 20.*Fox/);
  expect(english).toMatch(/Fort.*Highest win multiplier: 2\.50×.*A bonus.*For the whole quest: ₴100\.00/);
  await screen.user.selectOptions(preview.getByLabelText(say('region')), 'EU');
  await preview.findByText(say('notOffered'));
});

test('names each nomination of a season with what it compares by and what its places bring', async () => {
  const { inLanguage } = await open('nomination', {
    terms: {
      nominations: [
        {
          ...{ code: 'wide', measure: 'games', games: 'all', picture: '' },
          places: [{ kind: 'points', points: 90 }],
        },
      ],
    },
  });
  const shown = await inLanguage('en');
  expect(shown).toContain('Compared by the number of different games');
  expect(shown).toContain('Place 1: 90 points');
});
