import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMemory } from './passed.ts';
import type { Step } from './step.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'croupier-passed-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'var/\n');
  write('rule.ts', 'one');
  write('guide.md', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const step: Step = { name: 'step', phase: 'tests', inputs: /\.ts$/, run: () => Promise.reject(new Error()) };
const OK = { ok: true, output: '', tests: { passed: 3, failed: 0 } };
const keep = (result = OK, of = step) => openMemory(root).keep(of, result);
const found = (of = step) => openMemory(root).find(of);

describe('a step that passed', () => {
  it('is found with its counts, also after a change of what it does not read', () => {
    keep();
    write('guide.md', 'two');
    expect(found()).toEqual(OK);
  });

  it.each([
    ['an input changed', () => write('rule.ts', 'two')],
    ['an input is new', () => write('other.ts', '')],
    ['an input is gone', () => rmSync(join(root, 'rule.ts'))],
    ['the lock changed', () => write('package-lock.json', '{}')],
    ['another database is asked', () => vi.stubEnv('DATABASE_URL', 'postgres://other')],
    ['the journeys walk another house', () => vi.stubEnv('JOURNEY_URL', 'http://other')],
    ['the memory is not whole', () => write('var/passed.json', '{"step":')],
  ])('is not found when %s', (_, change) => {
    keep();
    change();
    expect(found()).toBeUndefined();
  });

  it('is found again when the input is what it was', () => {
    keep();
    write('rule.ts', 'two');
    expect(found()).toBeUndefined();
    write('rule.ts', 'one');
    expect(found()).toEqual(OK);
  });

  it('is not kept when an input was edited meanwhile, be it taken back later', () => {
    const memory = openMemory(root);
    write('rule.ts', 'two');
    memory.keep(step, OK);
    expect(found()).toBeUndefined();
    write('rule.ts', 'one');
    expect(found()).toBeUndefined();
  });

  it('is forgotten when it fails or is flaky', () => {
    keep();
    keep({ ...OK, ok: false });
    expect(found()).toBeUndefined();
    keep();
    openMemory(root).keep(step, { ...OK, flaky: ['a test'] });
    expect(found()).toBeUndefined();
  });

  it('is not remembered when it looks for itself whether what it brings up is there', () => {
    keep(OK, { ...step, always: true });
    expect(found({ ...step, always: true })).toBeUndefined();
  });
});

it('keeps what another run remembered meanwhile', () => {
  const memory = openMemory(root);
  mkdirSync(join(root, 'var'), { recursive: true });
  keep(OK, { ...step, name: 'another' });
  memory.keep(step, OK);
  expect(found({ ...step, name: 'another' })).toEqual(OK);
  expect(found()).toEqual(OK);
});
