-- What the house decides of the site from one minute to the next: pages that are closed, and how the lists of the lobby stand.

-- A page without a row is open.
CREATE TABLE page_switch (
  -- The first part of its address.
  page text COLLATE "C" NOT NULL CHECK (page ~ '^[a-z0-9-]{1,40}$'),
  -- Everybody (`all`), a region or a brand.
  scope text COLLATE "C" NOT NULL CHECK (scope ~ '^[A-Za-z]{2,20}$'),
  -- Null: at once.
  closed_from timestamptz,
  -- Null: until somebody opens it.
  closed_until timestamptz,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (closed_until > closed_from),
  PRIMARY KEY (page, scope)
);

-- How the lobby stands for everybody (`all`), a region or a brand; without a row as it ships.
CREATE TABLE lobby_layout (
  scope text COLLATE "C" PRIMARY KEY CHECK (scope ~ '^[A-Za-z]{2,20}$'),
  -- Lists and genres in their order, each shown or not, and the games that come first in it: see `LobbyLayoutSchema`.
  layout jsonb NOT NULL CHECK (jsonb_typeof(layout) = 'object'),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON page_switch, lobby_layout FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON page_switch, lobby_layout TO croupier_app;
  END IF;
END $$;
