import './circle-a.ts';
