import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MoneyField } from './money-field.tsx';
import { moneyFormat, readMoney, type MoneyFormat } from './money-text.ts';

/** A form of one field that says what it read. */
function Form({ format }: { format?: MoneyFormat }) {
  const [text, setText] = useState('');
  const read = readMoney(text, format);
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

async function form(wishes?: Partial<MoneyFormat>) {
  const format = wishes && moneyFormat(wishes);
  const { user, ...screen } = await renderScreen(<Form {...(format && { format })} />);
  const field = screen.getByRole('textbox') as HTMLInputElement;
  return { user, field, read: () => screen.getByRole('status').textContent };
}

test('thousands are grouped as they are typed, the comma makes a decimal mark, and what is left is written whole', async () => {
  const { user, field, read } = await form();
  await user.type(field, '-1234567,5');
  expect(field.value).toBe('1,234,567.5');
  expect(read()).toBe('123456750');
  await user.tab();
  expect(field.value).toBe('1,234,567.50');
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
