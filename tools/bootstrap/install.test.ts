import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainNpmFailure, isInstalled } from './install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'croupier-install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lock = (file: string, packages: object) =>
  writeFileSync(join(root, file), JSON.stringify({ packages }));
const wanted = {
  '': { name: 'root' },
  'packages/domain': { version: '1.0.0' },
  'node_modules/@croupier/domain': { link: true },
  'node_modules/pg': { version: '8.1.0' },
  'node_modules/pg-darwin': { version: '8.1.0', optional: true },
};

test('the versions of the lockfile in node_modules are an installation', () => {
  lock('package-lock.json', wanted);
  lock('node_modules/.package-lock.json', { 'node_modules/pg': { version: '8.1.0' } });
  expect(isInstalled(root)).toBe(true);
});

test('another version, a missing package or a killed install are none', () => {
  lock('package-lock.json', wanted);
  expect(isInstalled(root)).toBe(false); // npm writes its listing last
  lock('node_modules/.package-lock.json', { 'node_modules/pg': { version: '8.0.9' } });
  expect(isInstalled(root)).toBe(false);
  lock('node_modules/.package-lock.json', {});
  expect(isInstalled(root)).toBe(false);
});

test.each([
  ['npm error code ENOTFOUND', 'No network'],
  ['npm error code EAI_AGAIN', 'No network'],
  ['npm error network request failed, reason: connect ECONNREFUSED', 'No network'],
  ['npm error code ENOSPC', 'The disk is full'],
  ['npm error code EUSAGE', 'package-lock.json does not fit'],
  ['npm error code EACCES', 'belongs to another user'],
])('%s is told in one sentence', (output, sentence) => {
  const told = explainNpmFailure(1, output);
  expect(told).toContain(sentence);
  expect(told).not.toContain('\n');
});
