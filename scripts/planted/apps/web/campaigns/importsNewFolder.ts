export { surprise } from '../surprise/surprise.ts';
