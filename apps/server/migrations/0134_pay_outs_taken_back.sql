-- The room of harm asks who took a pay-out back on a day.
CREATE INDEX pay_out_taken_back ON pay_out (updated_at) WHERE state = 'CANCELED';
