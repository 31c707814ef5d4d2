import { expect, test } from 'vitest';
import { PERMISSIONS } from './permissions.ts';
import { permissionsOf, ROLE_NAME, SHIPPED_ROLES } from './roles.ts';

test('everybody may use the office, and nobody beside the admin may change operators or roles', () => {
  for (const role of SHIPPED_ROLES) {
    expect(permissionsOf(role)).toContain('use.office');
    const changes = permissionsOf(role).filter((each) => /^change\.(operators|roles)$/.test(each));
    expect(changes).toHaveLength(role === 'admin' ? 2 : 0);
  }
});

test('the auditor reads all and changes nothing', () => {
  const granted = permissionsOf('auditor').filter((permission) => permission !== 'use.office');
  expect(granted).toEqual(PERMISSIONS.filter((permission) => permission.startsWith('read.')));
});

test('the admin may do all there is', () => {
  expect([...permissionsOf('admin')].sort()).toEqual([...PERMISSIONS].sort());
});

test('shipped roles are named as own ones may be', () => {
  for (const role of SHIPPED_ROLES) expect(role).toMatch(ROLE_NAME);
});
