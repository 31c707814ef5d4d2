-- What a player says of themselves: name, sex, a name of their choosing that nobody else has, a picture, and the pace they play at.

-- Every column may be null, or has a constant default: nothing is rewritten.
ALTER TABLE player
  ADD COLUMN first_name text CHECK (char_length(first_name) BETWEEN 1 AND 60),
  ADD COLUMN second_name text CHECK (char_length(second_name) BETWEEN 1 AND 60),
  ADD COLUMN last_name text CHECK (char_length(last_name) BETWEEN 1 AND 60),
  ADD COLUMN sex text COLLATE "C" CHECK (sex IN ('female', 'male')),
  -- Of a nickname that its player chose: what it looks like, whatever letters it is written in. Null for one that the house gave.
  ADD COLUMN nickname_key text COLLATE "C" CHECK (nickname_key <> ''),
  ADD COLUMN nickname_changed_at timestamptz,
  -- A drawing of the house by its name, or an upload by its id.
  ADD COLUMN avatar text COLLATE "C" CHECK (avatar ~ '^[a-z0-9-]{1,36}$'),
  ADD COLUMN speed text COLLATE "C" NOT NULL DEFAULT 'normal' CHECK (speed IN ('normal', 'turbo')),
  -- The house took the region for the likely one, and nobody has said yet that it is theirs.
  ADD COLUMN region_assumed boolean NOT NULL DEFAULT false,
  -- `public_id` of the first session after the account was opened. Whoever is here already was in before: no session has this one.
  ADD COLUMN first_session_id uuid DEFAULT '00000000-0000-0000-0000-000000000000';
ALTER TABLE player ALTER COLUMN first_session_id DROP DEFAULT;
CREATE UNIQUE INDEX player_nickname ON player (nickname_key) WHERE nickname_key IS NOT NULL;

-- Uploads, drawn anew; whoever has the address is shown it. One a player: another takes its place under another id.
CREATE TABLE avatar_picture (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL UNIQUE REFERENCES player (id),
  body bytea NOT NULL CHECK (length(body) BETWEEN 1 AND 262144),
  uploaded_at timestamptz NOT NULL
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON avatar_picture FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON avatar_picture TO croupier_app;
  END IF;
END $$;
