-- A payment that comes after it was given up is a state of its own: a person gives it to its player or has it sent back.

ALTER TABLE pay_in DROP CONSTRAINT pay_in_state_check;
ALTER TABLE pay_in ADD CONSTRAINT pay_in_state_check CHECK
  (state IN ('CREATED', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'LATE', 'RETURNING', 'RETURNED'));
-- Those that the provider is asked to send back.
CREATE INDEX pay_in_returning ON pay_in (asked_at) WHERE state = 'RETURNING';

ALTER TABLE payment_finding DROP CONSTRAINT payment_finding_kind_check;
ALTER TABLE payment_finding ADD CONSTRAINT payment_finding_kind_check CHECK (kind IN ('late', 'event-reused', 'contradicts'));
-- What was decided about a late payment stands with its finding while that is still open.
ALTER TABLE payment_finding DROP CONSTRAINT payment_finding_check;
ALTER TABLE payment_finding ADD CONSTRAINT payment_finding_check CHECK (settled_at IS NULL OR note IS NOT NULL);

DO $$ BEGIN
  IF EXISTS (SELECT FROM payment_finding f JOIN pay_in i ON i.id = f.pay_in_id
    WHERE f.kind = 'late' AND f.settled_at IS NULL AND i.state NOT IN ('FAILED', 'EXPIRED')) THEN
    RAISE 'A late payment waits for a person, and was not given up.';
  END IF;
END $$;

-- Told of twice under two ids, it was one payment. What somebody has closed was seen to; else the first news is the one that is decided about.
UPDATE payment_finding f SET settled_at = now(), note = 'The same payment as in finding ' || o.first_id
FROM (SELECT pay_in_id, coalesce(min(id) FILTER (WHERE settled_at IS NOT NULL), min(id)) AS first_id FROM payment_finding
  WHERE kind = 'late' GROUP BY pay_in_id) AS o
WHERE f.pay_in_id = o.pay_in_id AND f.kind = 'late' AND f.settled_at IS NULL AND f.id <> o.first_id;

-- Those that nobody has closed wait for a decision. The news that were ignored have now led somewhere.
UPDATE payment_event e SET outcome = 'applied' FROM payment_finding f
WHERE f.kind = 'late' AND f.settled_at IS NULL AND e.id = f.event_id;
UPDATE pay_in i SET state = 'LATE', updated_at = e.received_at FROM payment_finding f JOIN payment_event e ON e.id = f.event_id
WHERE f.kind = 'late' AND f.settled_at IS NULL AND i.id = f.pay_in_id;
-- Their players have heard nothing of it yet.
INSERT INTO outbox (player_id, topic, payload)
SELECT player_id, 'pay-in.changed', json_build_object('id', id, 'state', state, 'currency', currency, 'amountMinor', amount_minor::text)
FROM pay_in WHERE state = 'LATE';

DO $$ BEGIN
  IF EXISTS (SELECT FROM pay_in i FULL JOIN (SELECT pay_in_id, count(*) AS open FROM payment_finding
      WHERE kind = 'late' AND settled_at IS NULL GROUP BY pay_in_id) AS f ON f.pay_in_id = i.id
    WHERE (i.state = 'LATE') IS DISTINCT FROM (f.open IS NOT NULL) OR f.open > 1) THEN
    RAISE 'A late payment does not wait for the person of its finding.';
  END IF;
END $$;

-- As far alone as with an adjustment: both are money that a person gives to a player.
INSERT INTO approval_rule (act, role, currency, up_to_minor)
SELECT 'decide.late-payments', role, currency, up_to_minor FROM approval_rule WHERE act = 'adjust.money';
