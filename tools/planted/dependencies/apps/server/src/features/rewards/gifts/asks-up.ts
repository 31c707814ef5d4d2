// planted: level-6-calls-down
import '../../play/rounds/feature.ts';
