import { expect, test } from 'vitest';
import { REGION_IDS } from '../../site/regions/regions.ts';
import { EMERGENCY_PHONE, HELPLINE_IDS, HELPLINES, HELPLINES_EVERYWHERE } from './helplines.ts';

const PHONE = /^\d{3,4}( \d{3}){0,2}$/;
const ADDRESS = /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}$/;

test('every region has a line, and every line a phone or an address that is well formed', () => {
  for (const region of REGION_IDS) {
    expect(HELPLINES[region].length, region).toBeGreaterThan(0);
    for (const { id, phone, address } of [...HELPLINES[region], ...HELPLINES_EVERYWHERE]) {
      expect(phone ?? address, id).toBeDefined();
      if (phone !== undefined) expect(phone, id).toMatch(PHONE);
      if (address !== undefined) expect(address, id).toMatch(ADDRESS);
    }
  }
  expect(EMERGENCY_PHONE).toMatch(/^\d{3}$/);
});

test('each line is one of a region’s, or everybody’s, and is there once', () => {
  const ids = [...Object.values(HELPLINES).flat(), ...HELPLINES_EVERYWHERE].map(({ id }) => id);
  expect(ids.sort()).toEqual([...HELPLINE_IDS].sort());
});
