-- An offer that its reader did not want any more, or must not have, was withdrawn and did not fail, by whichever way it was to go.
ALTER TABLE sms ADD COLUMN withdrawn boolean NOT NULL DEFAULT false CHECK (given_up OR NOT withdrawn);
ALTER TABLE telegram_message ADD COLUMN withdrawn boolean NOT NULL DEFAULT false CHECK (given_up OR NOT withdrawn);
