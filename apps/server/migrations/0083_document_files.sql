-- Pages of documents leave the database for a store of files: the row keeps the name of one, and nothing of what is on it.

-- 0081 has not been released: pages are in trial installations alone. SQL cannot put them into a store, so what waits for a decision goes
-- with its pages, to be brought anew; what is decided stays decided, without them.
DELETE FROM document WHERE state IN ('draft', 'pending');
UPDATE player SET verify_status = coalesce(
  (SELECT upper(d.state) FROM document d
   WHERE d.player_id = player.id AND d.kind IN ('passport', 'id-card', 'licence') ORDER BY d.created_at DESC, d.id LIMIT 1), 'NONE')
WHERE verify_status = 'PENDING';
DELETE FROM document_page;
DO $$
BEGIN
  IF EXISTS (SELECT FROM document_page) OR EXISTS (SELECT FROM player WHERE verify_status = 'PENDING') THEN
    RAISE 'a page is still in the database, or somebody waits for a decision on nothing';
  END IF;
END $$;

ALTER TABLE document_page DROP COLUMN sealed, ADD COLUMN file uuid NOT NULL;
CREATE UNIQUE INDEX document_page_file ON document_page (file);

-- Files that no page names: `let_go` when one has, else they are being put. A job takes them away.
CREATE TABLE loose_file (
  name uuid PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  let_go boolean NOT NULL
);

-- However a page goes, by its player, by a term or with the whole account: its file is loose in the same commit.
CREATE FUNCTION let_page_file_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loose_file (name, let_go) VALUES (OLD.file, true);
  RETURN NULL;
END $$;
CREATE TRIGGER document_page_gone AFTER DELETE ON document_page FOR EACH ROW EXECUTE FUNCTION let_page_file_go();
CREATE TRIGGER document_page_changed AFTER UPDATE OF file ON document_page FOR EACH ROW
  WHEN (OLD.file <> NEW.file) EXECUTE FUNCTION let_page_file_go();

-- What players are told of a document names it from now on; trial installations have told it without.
DELETE FROM notice WHERE kind IN ('document-approved', 'document-rejected', 'document-expired') AND NOT params ? 'document';

-- A program that decides documents has left this one to a person.
ALTER TABLE document ADD COLUMN for_person boolean NOT NULL DEFAULT false;

-- Of a person whose account has ended: what showed who they were stays so long, as the law has it, and is then deleted.
ALTER TABLE document ADD COLUMN kept_until timestamptz CHECK (kept_until IS NULL OR state IN ('approved', 'expired'));
CREATE INDEX document_kept ON document (kept_until) WHERE kept_until IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON loose_file FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON loose_file TO croupier_app;
  END IF;
END $$;
