export { errors } from '../contract/errors.ts';
