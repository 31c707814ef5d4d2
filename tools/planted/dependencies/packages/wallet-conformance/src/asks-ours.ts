// planted: other-companies-share-no-code
import '../../domain/src/index.ts';
