// planted: feature-door
import '../../money/ledger/ledger-store.ts';
