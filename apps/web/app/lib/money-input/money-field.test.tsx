import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MoneyField } from './money-field.tsx';
import { moneyFormat, readMoney, type MoneyFormat } from './money-text.ts';
import { useMoneyFormat } from './use-money-format.ts';

/** A form of one field that says what it read. */
function Form({ format }: { format?: MoneyFormat }) {
  const [text, setText] = useState('');
  const own = useMoneyFormat();
  const read = readMoney(text, format ?? own);
  const given = format ? { format } : {};
  return (
    <>
      <MoneyField
        label="Sum"
        name="sum"
        text={text}
        onText={setText}
        currency="EUR"
        error={false}
        {...given}
      />
      <output>{read.ok ? read.minor.toString() : read.reason}</output>
    </>
  );
}

async function form(wishes?: Partial<MoneyFormat>, language: Language = 'en') {
  const format = wishes && moneyFormat(wishes);
  const { user, ...screen } = await renderScreen(<Form {...(format && { format })} />, { language });
  const field = screen.getByRole('textbox') as HTMLInputElement;
  const said = () => screen.getByRole('alert').textContent;
  return {
    ...screen,
    user,
    field,
    read: () => screen.getByRole('status').textContent,
    said,
    text: screen.text,
  };
}

test('thousands are grouped as they are typed, the comma makes a decimal mark, and what is left is written whole', async () => {
  const { user, field, read } = await form();
  await user.type(field, '-1234567,5');
  expect(field.value).toBe('1,234,567.5');
  expect(read()).toBe('123456750');
  await user.tab();
  expect(field.value).toBe('1,234,567.50');
});

test.each(LANGUAGES)(
  'a comma and a point are typed alike, and written as %s writes them',
  async (language) => {
    for (const typed of ['1234,5', '1234.5']) {
      const { user, field, read, ...screen } = await form(undefined, language);
      await user.type(field, typed);
      await user.tab();
      expect([field.value, read()]).toEqual([language === 'en' ? '1,234.50' : '1\u00a0234,50', '123450']);
      screen.unmount();
    }
  },
);

test.each(LANGUAGES)('an amount that is pasted is the same amount in %s', async (language) => {
  for (const piece of ['1,234.5', '1.234,5', '1 234,5', '1234.50', '₴1\u202f234,50']) {
    const pasted = await form(undefined, language);
    await paste(pasted, piece);
    expect([piece, pasted.read()]).toEqual([piece, '123450']);
    pasted.unmount();
  }
  for (const piece of ['1,234', '1.234']) {
    const pasted = await form(undefined, language);
    await paste(pasted, piece);
    expect([piece, pasted.read()]).toEqual([piece, '123400']);
    pasted.unmount();
  }
});

test.each(LANGUAGES)('what a keyboard puts in at once is read as what is pasted, in %s', async (language) => {
  const { field, read, user } = await form(undefined, language);
  await user.type(field, '1000');
  field.select();
  for (const data of ['0.01', '0,01']) {
    const event = new InputEvent('beforeinput', {
      data,
      inputType: 'insertText',
      bubbles: true,
      cancelable: true,
    });
    act(() => void field.dispatchEvent(event));
    expect([event.defaultPrevented, field.value, read()]).toEqual([
      true,
      language === 'en' ? '0.01' : '0,01',
      '1',
    ]);
    field.select();
  }
});

test('what is pasted is rounded', async () => {
  const rounded = await form();
  await paste(rounded, '1 234.567');
  expect([rounded.field.value, rounded.read()]).toEqual(['1,234.57', '123457']);
});

test('what is pasted is cut where rounding is off', async () => {
  const cut = await form({ rounding: false });
  await paste(cut, '1 234.567');
  expect([cut.field.value, cut.read()]).toEqual(['1,234.56', '123456']);
});

test.each([
  ['100,50', '10050'],
  ['1 234,56 ₴', '123456'],
  ['1.234,56', '123456'],
  ['1.234.567,5', '123456750'],
  ['1,234', '123400'],
  ['1,234,567.89', '123456789'],
])('an amount that was written elsewhere is the same amount: %s', async (text, minor) => {
  const elsewhere = await form({ suffix: ' ₴' });
  await paste(elsewhere, text);
  expect(elsewhere.read()).toBe(minor);
});

async function paste({ user, field }: Awaited<ReturnType<typeof form>>, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Pastes with a part of what stands there selected. */
async function pasteOver(start: number, end: number, standing: string, piece: string) {
  const made = await form({ noNegatives: true, blank: true });
  if (standing !== '') await paste(made, standing);
  else await made.user.click(made.field);
  made.field.setSelectionRange(start, end);
  await made.user.paste(piece);
  return made;
}

test.each([
  ['over the whole part, its decimals in place of those behind', '100.00', 0, 3, '1 234,56', '1,234.56'],
  ['behind a digit', '5', 1, 1, '0,50', '50.50'],
  ['into the empty field', '', 0, 0, '₴1 234,5', '1,234.50'],
  ['over all', '100.00', 0, 6, '2.000,5 грн', '2,000.50'],
  ['over a group', '1,234.00', 2, 5, '567', '1,567.00'],
  ['over the decimals', '100.00', 4, 6, '25', '100.25'],
])('what is pasted is read by itself, and put in %s', async (_, standing, start, end, piece, value) => {
  const { field, text, ...screen } = await pasteOver(start, end, standing, piece);
  expect(field.value).toBe(value);
  expect(screen.said()).toBe('');
});

test.each([
  ['1e3'],
  ['0x10'],
  ['−5'],
  ['-5'],
  ['１２'],
  ['12 34'],
  ['1.2.3'],
  ['12,34,567.89'],
  ['1 234'.repeat(20)],
  ['five'],
  ['5 UAH 3'],
  ['+5'],
])('what is no amount is left out and said: %s', async (piece) => {
  const { field, user, text, ...screen } = await pasteOver(0, 6, '100.00', piece);
  expect([field.value, screen.said()]).toEqual(['100.00', text('shell.noAmount')]);
  await user.type(field, '{Backspace}');
  expect(screen.said()).toBe('');
});

test.each([
  ['an amount with decimals into the decimals of another', '100.00', 5, 5, '1,5'],
  ['an amount with decimals in front of digits', '100.00', 0, 0, '1,5'],
])('what could be put in in two ways is left out and said: %s', async (_, standing, start, end, piece) => {
  const { field, text, ...screen } = await pasteOver(start, end, standing, piece);
  expect([field.value, screen.said()]).toEqual([standing, text('shell.noAmount')]);
});

test('what is dropped is read as what is pasted', async () => {
  const { field, read, text, ...screen } = await pasteOver(0, 0, '100.00', '');
  fireEvent.drop(field, { dataTransfer: { getData: () => '1 234,56' } });
  expect([field.value, read()]).toEqual(['1,234.56', '123456']);
  fireEvent.drop(field, { dataTransfer: { getData: () => '1e3' } });
  expect([field.value, screen.said()]).toEqual(['1,234.56', text('shell.noAmount')]);
});

test('what is left lies within the limits, also where nothing was typed', async () => {
  const { user, field, read } = await form({ minMinor: 500n, maxMinor: 10_000n });
  await user.type(field, '999');
  await user.tab();
  expect([field.value, read()]).toEqual(['100.00', '10000']);
  await user.clear(field);
  await user.tab();
  expect([field.value, read()]).toEqual(['5.00', '500']);
});

test('an amount below zero is typed where it may be, with its prefix and suffix', async () => {
  const { user, field, read } = await form({
    prefix: '€ ',
    suffix: ' net',
    decimal: ',',
    thousands: '.',
    precision: 3,
  });
  await user.type(field, '-1234,5');
  await user.tab();
  expect([field.value, read()]).toEqual(['-€ 1.234,500 net', '-1234500']);
});
