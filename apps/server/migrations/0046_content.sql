-- Content: what pages, promotions and banners say, in four languages, in versions that are saved, published for a time and withdrawn.

CREATE TABLE content_document (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text COLLATE "C" NOT NULL CHECK (kind ~ '^[a-z][a-z-]{0,31}$'),
  key text COLLATE "C" NOT NULL CHECK (key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  -- Whom it is for: all, a brand, or a region.
  scope text COLLATE "C" NOT NULL CHECK (scope ~ '^([a-z]{1,32}|[A-Z]{2})$'),
  -- Its newest version, whatever became of it; who saves another one names the version they began from.
  latest_version integer NOT NULL DEFAULT 0,
  -- True until a person changes anything of it: so long it says what the installation ships.
  follows_shipped boolean NOT NULL,
  UNIQUE (kind, key, scope)
);

-- A version is never changed: it is saved as a draft, may be published once, for a time, and may be withdrawn.
CREATE TABLE content_version (
  document_id bigint NOT NULL REFERENCES content_document (id),
  version integer NOT NULL CHECK (version > 0),
  -- What is the same in every language.
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object' AND texts ?& ARRAY['ua', 'ru', 'en', 'kk']),
  -- Of the shipped original; null where a person wrote it.
  shipped_sha256 text CHECK (shipped_sha256 ~ '^[0-9a-f]{64}$'),
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL,
  published_by text,
  published_at timestamptz,
  in_force_from timestamptz,
  in_force_until timestamptz,
  withdrawn_by text,
  withdrawn_at timestamptz,
  PRIMARY KEY (document_id, version),
  CHECK ((published_at IS NULL) = (published_by IS NULL)),
  CHECK ((published_at IS NULL) = (in_force_from IS NULL)),
  CHECK (in_force_until IS NULL OR in_force_until > in_force_from),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  CHECK (withdrawn_at IS NULL OR published_at IS NOT NULL)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON content_document, content_version FROM croupier_app;
    GRANT SELECT, INSERT ON content_document, content_version TO croupier_app;
    GRANT UPDATE (latest_version, follows_shipped) ON content_document TO croupier_app;
    GRANT UPDATE (published_by, published_at, in_force_from, in_force_until, withdrawn_by, withdrawn_at)
      ON content_version TO croupier_app;
  END IF;
END $$;
