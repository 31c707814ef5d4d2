-- Notices to devices of players. A device token is of the session that brought it, and ends with it however that ends.
CREATE TABLE push_device (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  session_id bytea NOT NULL REFERENCES player_session (id_hash) ON DELETE CASCADE,
  -- A browser has one, whoever is signed in there.
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_device_session ON push_device (session_id);
CREATE INDEX push_device_player ON push_device (player_id);

-- What has to be sent still. Sent or given up, it goes.
CREATE TABLE push_delivery (
  message_id uuid NOT NULL,
  device_id uuid NOT NULL REFERENCES push_device (id) ON DELETE CASCADE,
  title text NOT NULL,
  body text NOT NULL,
  path text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, device_id)
);
CREATE INDEX push_delivery_device ON push_delivery (device_id);
CREATE INDEX push_delivery_next ON push_delivery (next_at);

-- Who has the site as an app.
CREATE TABLE app_install (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- First told that it was installed, and last opened as one.
  installed_at timestamptz,
  opened_at timestamptz
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON push_device, push_delivery, app_install TO croupier_app;
  END IF;
END $$;
