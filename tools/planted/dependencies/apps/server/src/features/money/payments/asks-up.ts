// planted: level-4-calls-down
import '../../play/rounds/feature.ts';
