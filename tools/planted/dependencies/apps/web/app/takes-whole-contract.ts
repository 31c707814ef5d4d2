// planted: contract-has-no-root
import '@croupier/contract';
