import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';

const TRIES = join(ROOT, 'tools/planted/tries');
const PLACE = 'tools/planted/tries';
const { signal } = new AbortController();

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'croupier-tries-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (project: string, secondTry = true, silentMs = 60_000) =>
  runVitest(
    {
      project,
      secondTry,
      silentMs,
      cwd: TRIES,
      lines: join(folder, 'lines.jsonl'),
      env: { TRIED: join(folder, 'tried') },
    },
    signal,
  );

describe('tests', () => {
  it('fails with the message and the place when a test fails twice', async () => {
    const result = await run('fault');
    expect(result).toMatchObject({ ok: false, tests: { passed: 1, failed: 1 }, flaky: [] });
    expect(result.output).toContain("expected 'the fault' to be 'nothing'");
    expect(result.output).toContain('fault.test.ts:3');
  });

  it('passes and names the test as flaky when it passes the second time', async () => {
    expect(await run('flake')).toMatchObject({
      ok: true,
      tests: { passed: 2, failed: 0 },
      flaky: [`${PLACE}/flake.test.ts: fails the first time`],
      warnings: expect.arrayContaining([expect.stringContaining('fails the first time')]),
    });
  });

  it('fails when a test passes only the second time and there is no second try', async () => {
    expect(await run('flake', false)).toMatchObject({ ok: false, tests: { passed: 1, failed: 1 } });
  });

  it.each([
    ['a hook of the file throws', 'unready', 'not ready'],
    ['the file does not load', 'unloaded', 'does not load'],
    ['an error comes that nobody waits for', 'unheard', 'unheard'],
    ['a test stands alone by `.only`', 'only', 'Unexpected .only modifier'],
  ])('fails and says why when %s', async (_when, project, says) => {
    const result = await run(project);
    expect(result).toMatchObject({ ok: false, tests: { failed: 1 }, flaky: [] });
    expect(result.output).toContain(says);
  });

  it('names the file as flaky when its process ends the first time', async () => {
    expect(await run('crash')).toMatchObject({
      ok: true,
      tests: { passed: 2, failed: 0 },
      flaky: [expect.stringContaining(`${PLACE}/crash.test.ts`)],
    });
  });

  it('fails when a process ends and there is no second try', async () => {
    const result = await run('crash', false);
    expect(result.ok).toBe(false);
    expect(result.tests?.failed).toBeGreaterThan(0);
  });

  it('fails in time when a test waits for what never comes', async () => {
    const result = await run('hang');
    expect(result).toMatchObject({ ok: false, tests: { passed: 1, failed: 1 } });
    expect(result.output).toContain('Test timed out in 1000ms');
  });

  it('ends the run and says which file stood still when a test never gives its thread back', async () => {
    const result = await run('standstill', true, 8_000);
    expect(result.ok).toBe(false);
    expect(result.tests?.failed).toBeGreaterThan(0);
    expect(result.output).toContain(`did not end: ${PLACE}/standstill.test.ts`);
    expect(result.output).toContain('silent for 8 s');
  });
});

describe('journeys', () => {
  const journey = (title: string) =>
    runPlaywright(
      { args: ['-g', title], cwd: TRIES, timeoutMs: 60_000, report: join(folder, 'report.json') },
      signal,
    );

  it('fails when a journey fails twice', async () => {
    const result = await journey('fault');
    expect(result).toMatchObject({ ok: false, tests: { passed: 0, failed: 1 }, flaky: [] });
    expect(result.output).toContain('the fault');
  });

  it('passes and names the journey as flaky when it passes the second time', async () => {
    const result = await journey('passes|flake');
    expect(result).toMatchObject({ ok: true, tests: { passed: 2, failed: 0 } });
    expect(result.flaky).toEqual([expect.stringContaining('tries.spec.ts: flake')]);
  });

  it('fails in time when a journey hangs', async () => {
    const result = await journey('hang');
    expect(result).toMatchObject({ ok: false, tests: { passed: 0, failed: 1 } });
    expect(result.output).toContain('Test timeout of 1000ms exceeded');
  });
});
