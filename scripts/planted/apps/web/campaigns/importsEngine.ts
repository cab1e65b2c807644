export { forecast } from '../../../packages/simulator/forecast.ts';
