-- Rewards that people of the house give by hand: how far each role goes alone, in euros.

INSERT INTO approval_rule (act, role, currency, up_to_minor) VALUES
  ('give.rewards', 'support', 'EUR', 2000),
  ('give.rewards', 'marketing', 'EUR', 5000);
