// planted: journeys-know-the-contract-only
import '../packages/domain/src/index.ts';
