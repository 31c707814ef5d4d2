-- Deposits by several payment providers: each names the one that was asked last before its page was kept, and the method that was chosen.

ALTER TABLE pay_in
  ADD COLUMN provider text NOT NULL DEFAULT 'sandbox' CHECK (length(provider) BETWEEN 1 AND 40),
  -- Null where it was begun before players chose one here.
  ADD COLUMN method text CHECK (method IN ('card', 'bank', 'wallet'));

-- Two providers may give the same id to two payments.
ALTER TABLE pay_in ADD CONSTRAINT pay_in_provider_payment UNIQUE (provider_payment_id, provider);
ALTER TABLE pay_in DROP CONSTRAINT pay_in_provider_payment_id_key;
