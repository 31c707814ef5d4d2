// planted: stores-only-remember
import './payments-routes.ts';
