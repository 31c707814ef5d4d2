// planted: feature-door
import '../ledger/ledger-store.ts';
