-- A pay-out that came back and arrived all the same is owed by its player as far as its money is not there any more.

ALTER TABLE pay_out ADD COLUMN owed_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE pay_out ADD CONSTRAINT pay_out_owed_minor_check CHECK
  (owed_minor >= 0 AND owed_minor <= amount_minor AND (owed_minor = 0 OR state = 'PAID'));
-- Those that two people have to put right.
CREATE INDEX pay_out_case ON pay_out (created_at, id) WHERE is_contradicted OR owed_minor > 0;
