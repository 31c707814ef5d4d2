-- What was given, bought, opened and moved is never changed or deleted by the server: its tables had got all rights by default.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON point_move, point_balance, reward, reward_thing, purchase, box_opening FROM croupier_app;
    GRANT SELECT, INSERT ON point_move, point_balance, reward, reward_thing, purchase, box_opening TO croupier_app;
    GRANT UPDATE (number, reward_points, tier_points, out_points, expires_next) ON point_balance TO croupier_app;
    GRANT UPDATE (taken_back_at) ON reward TO croupier_app;
    GRANT UPDATE (state, address, tracking, changed_at) ON reward_thing TO croupier_app;
    GRANT UPDATE (reward_id) ON box_opening TO croupier_app;
  END IF;
END $$;
