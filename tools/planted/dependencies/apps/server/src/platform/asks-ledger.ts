// planted: platform-knows-no-feature
import '../features/ledger/index.ts';
