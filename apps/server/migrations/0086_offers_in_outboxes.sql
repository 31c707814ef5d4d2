-- An offer that waits in the outbox of a way is judged again at each try, as letters are: its reader may be on a break by then, or want none.

-- What it is an offer of, by the kind of its notice; null for all that is no offer. What waits by now was judged as it was handed over.
ALTER TABLE sms ADD COLUMN offer text COLLATE "C" CHECK (length(offer) BETWEEN 1 AND 40);
ALTER TABLE push_delivery ADD COLUMN offer text COLLATE "C" CHECK (length(offer) BETWEEN 1 AND 40);
ALTER TABLE telegram_message ADD COLUMN offer text COLLATE "C" CHECK (length(offer) BETWEEN 1 AND 40);
