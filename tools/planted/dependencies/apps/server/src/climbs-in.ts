// planted: feature-door-from-outside
import './features/ledger/ledger-store.ts';
