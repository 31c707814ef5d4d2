-- What waits: moves to looser regions wait a day, and wins and payments that need a person wait for one.

-- The move that a player asked for and that waits. One a player; it is gone when it has happened or was taken back.
CREATE TABLE region_wish (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  region text NOT NULL,
  asked_at timestamptz NOT NULL,
  takes_effect_at timestamptz NOT NULL,
  -- No move to a looser region is sooner than a day after it was asked for, whatever the code does.
  CHECK (takes_effect_at >= asked_at + interval '24 hours')
);
CREATE INDEX region_wish_due ON region_wish (takes_effect_at);

-- Every step of every move stays on record. A move that waited says since when; one without was to a region as strict or stricter.
CREATE TABLE region_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  change text NOT NULL CHECK (change IN ('asked', 'cancelled', 'moved')),
  from_region text NOT NULL,
  to_region text NOT NULL,
  asked_at timestamptz,
  changed_at timestamptz NOT NULL,
  request_id text,
  CHECK (change <> 'moved' OR asked_at IS NULL OR changed_at >= asked_at + interval '24 hours')
);
CREATE INDEX region_change_player ON region_change (player_id, id);

ALTER TABLE player DROP COLUMN region_loosened_at;

-- The most a round of the game can win, in stakes, as its studio declared it; null where it did not.
ALTER TABLE provider_game ADD COLUMN maximum_win_stakes integer CHECK (maximum_win_stakes > 0);

-- A held win was taken and is paid when a person releases it: its row names the amount and the key under which it will be paid.
ALTER TABLE provider_transaction DROP CONSTRAINT provider_transaction_state_check;
ALTER TABLE provider_transaction ADD CHECK (state IN ('accepted', 'refused', 'rolled-back', 'tombstone', 'held'));
CREATE INDEX provider_transaction_held ON provider_transaction (provider, round_id) WHERE state = 'held';

-- Why a win was held, and what a person decided about it.
CREATE TABLE provider_held_win (
  provider text COLLATE "C" NOT NULL,
  transaction_id text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  -- What the round could win without a look, in the win's currency.
  bound_minor bigint NOT NULL,
  held_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('released', 'refused')),
  reason text,
  decided_at timestamptz,
  PRIMARY KEY (provider, transaction_id),
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK (decision IS DISTINCT FROM 'refused' OR reason IS NOT NULL)
);
CREATE INDEX provider_held_win_player ON provider_held_win (player_id, held_at DESC);
CREATE INDEX provider_held_win_waiting ON provider_held_win (held_at) WHERE decision IS NULL;

-- News of a payment that nothing was done about and that a person has to look at.
CREATE TABLE payment_finding (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- late: paid after we had given it up. event-reused: the id of an event came again about something else.
  kind text NOT NULL CHECK (kind IN ('late', 'event-reused')),
  pay_in_id uuid NOT NULL REFERENCES pay_in (id),
  event_id text NOT NULL,
  type text NOT NULL,
  provider_payment_id text NOT NULL,
  found_at timestamptz NOT NULL,
  request_id text,
  settled_at timestamptz,
  note text,
  UNIQUE (event_id, pay_in_id, type),
  CHECK ((settled_at IS NULL) = (note IS NULL))
);
CREATE INDEX payment_finding_open ON payment_finding (found_at) WHERE settled_at IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON region_wish, region_change, provider_held_win, payment_finding FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON region_wish TO croupier_app;
    GRANT SELECT, INSERT ON region_change, provider_held_win, payment_finding TO croupier_app;
    GRANT UPDATE (decision, reason, decided_at) ON provider_held_win TO croupier_app;
    GRANT UPDATE (settled_at, note) ON payment_finding TO croupier_app;
  END IF;
END $$;
