-- Letters as they are designed, beside their text, and where one press of a mail program ends letters of their kind.

-- Both go with the text once a letter is handed over: the address carries a token.
ALTER TABLE letter ADD COLUMN html text, ADD COLUMN unsubscribe text;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT UPDATE (html, unsubscribe) ON letter TO croupier_app;
  END IF;
END $$;
