export { deliver } from './deliver.handler.ts';
