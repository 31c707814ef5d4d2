-- The office's room of players: what people of the house write about them, blocks that end by themselves, and quick ways to find one.

-- A piece of an address or a nickname is looked for by its trigrams. An extension that the owner of a database may make.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Built under a lock that sign-ups and changes of a nickname wait for, some seconds at a million players; no bet writes this table.
CREATE INDEX player_registered ON player (created_at, id);
CREATE INDEX player_region ON player (region, created_at, id);
CREATE INDEX player_email_pieces ON player USING gin (email gin_trgm_ops);
CREATE INDEX player_nickname_pieces ON player USING gin (nickname gin_trgm_ops);

-- What operators write about a player. A note is added and never changed.
CREATE TABLE player_note (
  player_id bigint NOT NULL REFERENCES player (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  operator_id bigint NOT NULL REFERENCES operator (id),
  operator text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 2 AND 4000),
  -- The names of who is mentioned, as they were then.
  mentions text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (player_id, id)
);

-- Labels of the office. Who gave and took one away, and why, stands in the audit log.
CREATE TABLE player_mark (
  player_id bigint NOT NULL REFERENCES player (id),
  mark text COLLATE "C" NOT NULL CHECK (length(mark) BETWEEN 2 AND 40),
  at timestamptz NOT NULL,
  operator text NOT NULL,
  PRIMARY KEY (player_id, mark)
);
CREATE INDEX player_mark_players ON player_mark (mark, player_id);

-- Which player the id of a round or a request leads to. The tables of these lead with the player; this one is written
-- behind them, by a reader of facts, and holds up no bet. It stays as long as what it leads to.
CREATE TABLE player_trace (
  id uuid NOT NULL,
  player_id bigint NOT NULL,
  what text NOT NULL CHECK (what IN ('round', 'request')),
  PRIMARY KEY (id, player_id, what)
);

-- A block may be for a time.
ALTER TABLE player_block ADD COLUMN until timestamptz, ADD CHECK (until > since);
CREATE INDEX player_block_ending ON player_block (until) WHERE until IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON player_note, player_mark, player_trace FROM croupier_app;
    GRANT SELECT, INSERT ON player_note, player_trace TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON player_mark TO croupier_app;
  END IF;
END $$;
