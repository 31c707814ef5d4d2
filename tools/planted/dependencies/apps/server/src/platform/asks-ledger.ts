// planted: platform-knows-no-feature
import '../features/money/ledger/feature.ts';
