import { fault, type PlantedFault } from './planted-faults.fixture.ts';

export const FREE_ROUND_FAULTS: readonly PlantedFault[] = [
  fault('a free round not counted', 'provider-free-rounds', 'UPDATE provider_free_rounds SET used = 0'),
  fault(
    'what free rounds have won',
    'provider-free-rounds',
    `UPDATE provider_free_rounds SET win_minor = win_minor + 1 WHERE state = 'ACTIVATED' AND terms IS NOT NULL`,
  ),
  fault(
    'a gathered win as one that was paid',
    'free-rounds-gathered',
    'UPDATE provider_transaction SET gathered = false WHERE gathered',
  ),
  fault(
    'what free rounds have gathered, as money twice',
    'free-rounds-ends',
    `INSERT INTO provider_free_rounds_payment SELECT player_id, free_rounds_id, part + 1, won_minor, converted_minor, forfeited_minor,
  bonus_id, paid_at FROM provider_free_rounds_payment`,
  ),
  fault(
    'gathered money of less than was posted',
    'free-rounds-ends',
    'UPDATE provider_free_rounds_payment SET converted_minor = converted_minor - 1, forfeited_minor = forfeited_minor + 1',
  ),
  fault(
    'the post of free rounds for others',
    'free-rounds-ends',
    `UPDATE ledger_post SET reference = '77700000-0000-4000-8000-000000000000' WHERE operation = 'free-rounds-win'`,
  ),
  fault(
    'free rounds that go on after they were paid',
    'free-rounds-ends',
    `UPDATE provider_free_rounds SET state = 'ACTIVATED', ended_at = NULL WHERE state = 'FINISHED' AND terms IS NOT NULL`,
  ),
];
