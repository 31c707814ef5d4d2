// planted: feature-door-from-outside
import './features/money/ledger/ledger-store.ts';
